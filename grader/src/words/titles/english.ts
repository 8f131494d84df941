import type { TitleWords } from './title-words.ts';

/** From career-centre guides of the US, the UK, India and the Gulf. */
export const englishTitles: TitleWords = {
  ruling: {
    volunteering: 'volunteer volunteering volunteerism voluntary charity',
    languages: 'language linguistic linguistics lang',
    personal: 'passport visa biodata family',
    declaration: 'declaration',
    activities: 'extracurricular extracurriculars curricular cocurricular extramural',
  },
  nouns: {
    experience:
      'experience exprince employment internship placement employers employed assignment appointment apprenticeship deputation posting workplace vocational',
    education: 'education educational academics academia qualification qualifaction scholastics schooling degree',
    skills: `skill skil skillset proficiency competency competence expertise strength knowledge software technologies tool
      capability ability abiltie literacy forte aptitude trait asset attribute quality specialty speciality specialization specialisation
      competencies toolkit purview characteristic`,
    projects: 'project portfolio engagement',
    certifications: `certification certificate license licence licensure accreditation training course workshop seminar
      symposia registration`,
    awards: `award honor honour achievement achiement accomplishment scholarship prize fellowship recognition distinction reward
      accolade laurel medal appreciation competition contest grant funding`,
    publications: `publication paper preprint patent presentation conference congress talk poster article writing speaking symposium journal press
      interview proceeding essay`,
    research: 'research researches thesis dissertation',
    teaching: 'teaching mentorship mentoring supervision',
    activities: `activity leadership involvement membership affiliation society association club organizations
      organisations visit participation refereeing reviewing outreach committee`,
    coursework: 'coursework module',
    interests: 'interest hobby hobbie hobbies hobies hobbis pastime',
    references: 'reference referee referrer testimonial recommendation',
    objective: 'objective',
    contact: 'contact',
  },
  leaning: {
    education: 'academic scholastic',
    skills: 'technical computer it digital technological',
    personal: 'personal familial',
    experience: 'work working job organizational organisational occupational industrial',
  },
  faint: {
    summary: 'summary summery profile synopsis snapshot overview highlight precis digest introduction',
    objective: 'goal aim aspiration vision ambition',
    experience: 'history career carrier carrer progression chronology chronicle trajectory tenure trail',
    education: 'attainment',
    other: 'miscellaneous',
  },
  before: `short oral positive invited contributed public science scientific field circular curriculum programme program area core key main major minor relevant related selected notable significant recent current present previous past
    earlier early prior total overall brief basic special specific general various strong top primary secondary my a the
    carrier carrer extra co additional other further professional career summer winter inplant plant final year diploma pre post
    formal advanced continuing executive residency student phd postgraduate graduate undergraduate peer editorial management managerial engineering nursing legal consulting business sales retail
    clinical military design programming soft hard transferable functional interpersonal communication administrative
    foreign open source side mini hands domestic international overseas abroad gulf local national community
    corporate practical independent freelance essential ms office analytical creative student college school university
    domain subject any future total statement industry own vocational analytical people communicative inter intra core
    organizational organisational permanent conclusion bar exam employee set on self basic personality hand
    published accepted submitted learning six months`,
  after: `achieved profession entail include detail program programme performed presented used system credential information info data background record particular status dossier set area acquired obtained earned held
    received won undergone undertaken undertook handled attended attented completed conducted done executed involved
    possessed taken gained fluency capabilities known know spoken exposure summary profile history overview list highlight synopsis
    work working statement development progression description enclosed appraisal abroad base matrix inventory so far level aspect secured snippet
    submitted specific plan gulf overseas awarded interested record profiles narrative report point review`,
  links: 'of in for at on by to from during under about as the',
  joins: 'or cum with',
  openHeads: `experience course project certification award publication internship skill strength competency proficiency expertise
    qualification certificate honor honour license licence employment education coursework volunteering language
    reference achievement technology involvement lang`,
  notBeforeHeads: `of customer client user guest patient member candidate employee digital retail special higher early
    childhood adult health physical with for to by`,
  phrases: {
    summary: `summary of qualifications|qualifications summary|key qualifications|about|about me|personal statement|
      career highlights|bio|biography|professional statement|who i am|career snapshot|career focus|professional focus|hello|personal profile|
      personal summary|career profile|career summary|career overview|professional profile|professional summary|
      professional synopsis|professional overview|executive profile|executive summary|profile summary|
      qualification highlights|qualifications highlights|highlights of qualifications|highlight of qualifications|
      qualifications profile|candidate profile|resume summary|profile synopsis|profile snapshot|management profile|
      introduction|intro|about myself|me in brief|in brief|brief about me|at a glance|profile at a glance|career at a glance`,
    objective: `motivation|resume objective|career goal|career goals|job objective|vision|statement of purpose|career aspiration|career aim|goal|goals|
      position applied|position desired|position sought|desired position|career objective|apply for|applied for|applying for|post applied for|position applied for|target job`,
    experience: `past jobs|previous jobs|former jobs|jobs held|worked with|companies worked with|worked in|past positions|previous positions|former positions|current positions|positions of employment|other positions|work ex|work|career|jobs|articles|clinical history|clinical practice|practice experience|legal practice|
      organisational scan|professional background|professional history|military service|clinical rotations|where i have worked|appointments|
      professional appointments|academic appointments|positions|positions held|research positions|
      academic positions|professional positions|faculty positions|career progression|career history|career path|
      career chronology|career graph|career timeline|employment dates|job history|job details|company experience|
      previous employers|experiential learning|career summary and experience|professional details|professional career|career details|
      professional record|what i have done|organizational experience|organisational experience|organizational scan|career scan|
      career contour|early career|sales experience|contract work|work assignments|previous assignments|previous work assignments|industrial training|industrial trainings|in plant training|inplant training|implant training|
      vocational training|profile and responsibilities|job profile and responsibilities`,
    education: `institute detail|institute details|academic|academics|academic performance|academic profile|academic details|academic record|academic records|academic history|
      academic background|academic credentials|academic qualifications|degrees|studies|qualifications|educational activities|where i learned|
      academic chronicle|educational attainment|scholastic record|scholastic|scholastics|training and education|academic career|educational`,
    skills: `core values|my positives|positives|strong point|strong points|personality|computers|prog langs|programming langs|exposure to information technology|exposure to it|unique selling point|unique selling points|computer awareness|personal assets|technology|tech stack|core qualification|core qualifications|typing speed|skilled in|practice areas|areas of practice|technical summary|technical profile|
      technical details|programming languages|computer languages|scripting languages|languages and frameworks|
      languages and tools|languages and technologies|technologies and languages|languages and libraries|
      languages and databases|languages and platforms|computer exposure|software exposure|technical exposure|it exposure|tools|what i do|
      what i can do|what i know|areas of knowledge|technology exposure|technologies exposure|area of excellence|areas of excellence|technical environment|technical acumen|technical purview`,
    projects:
      'open source|open source contribution|open source contributions|project report|project reports|projects report|projects title|project experience|selected work|selected works|project work|assignments|key assignments|work samples|projects worked on|projects worked upon|key assignments handled|major assignments',
    certifications: `driving license details|driving licence details|industrial visit|industrial visits|learning and development|learning and developments|professional enhancement|course completion|professional development|bar admissions|bar admission|admissions|credentials|professional credentials|
      exam scores|test scores|standardized tests|proficiency exams|technical credentials|continuing education|qualifications and certifications|professional registrations`,
    awards: 'research funding|research grants|milestones|career achievements|career milestones|scholastic achievements',
    publications: `work in progress|works in progress|under review|popular press|in the media|academic contributions|scholarly contributions|research contributions|academic contributions and scholarship|scholarly activities|scholarship and publications|invited talks|speaking engagements|research and publications|research publications|research papers|papers published|paper published|technical reports|conferences attended|congress and workshops with contribution|congresses and workshops with contribution|conferences and workshops with contribution|contributions to conferences|conference contributions|
      paper presentation|paper presentations|talks and presentations|books|creative works`,
    research:
      'research interests|research interest|areas of interest and research|areas of research|areas of research interest|research fields|research field|master thesis|phd thesis|research projects|research appointments|invited papers|research experience',
    teaching:
      'student supervision|students supervised|supervision of students|thesis supervision|teaching experience|courses taught|teaching activity|teaching activities|teaching interests|teaching',
    volunteering: `community service|service to the community|service to community|community involvement|public service|civic engagement|pro bono|volunteer and community|
      community engagement|community|charity work|community outreach|social work|social service|social services|social activities`,
    activities: `leadership roles|leadership role|company visited|companies visited|positions of responsibility|position of responsibility|service|extra curricular|co curricular|extra curriculum|co curriculum|extra curriculum activities|co curriculum activities|
      academic service|service and leadership|leadership and service|service and outreach|outreach and service|
      professional service|professional services|academic services|professional activities|academic activities|
      service to the profession|university service|board memberships|administration|
      conference organization|conference organisation|workshop organization|workshop organisation|event organization|event organisation|
      professional bodies|boards|committees|activities and interests`,
    coursework:
      'course work|course works|relevant course work|courses taken|relevant courses|pipeline courses|courses in progress|subjects|relevant coursework',
    interests: `sports|sport|off the clock|loves|outside work|beyond work|passions|when i am not working|leisure|leisure activities|leisure pursuits|
      interests and activities|personal interests|fun facts|random facts|favorite pastimes`,
    references: 'referral|referrals|character references|character reference',
    contact: `how to reach me|reach me|find me|links|get in touch|find me online|online|social|social media|profiles|info|details|connect|address|
      permanent address|present address|temporary address|mailing address|correspondence address|address for correspondence|address for communication|communication|contact me|contact address|personal address|
      current address|present location|current location|residential address|communication address|corresponding address|local address|home address|office address|postal address|social profiles|social links|reach me|
      online profiles|online presence`,
    personal: `personal|personnel details|personnel detail|personnel information|personnel info|personnel particulars|personnel profile|military status|military service status|visa status|personal details|personal information|personal data|personal dossier|personal particulars|
      personal background|personal vitae|personal minutiae|personal memoranda|family details|family background|vital statistics|
      personal bio data|bio data|travel document|travel documents|civil status|civil information|personal snippets|personal snippet`,
    declaration: 'affirmation|certification of truth|oath|undertaking|signature|disclaimer',
    other: `weakness|weaknesses|weekness|suitable roles|suitable industries|target roles|preferred roles|role match|additional information|other information|any other information|any other relevant information|other relevant information|relevant information|further information|miscellaneous|misc|additional details|additional|
      other details|other detail|any other details|others|other|publications in preparation|extra|availability|
      notice period|expected salary|salary details|miscellany|preferences`,
  },
};
