/** Titles of sections, normalised: lower case, letters only, `&` and `/` as "and". From career-centre guides, US and UK. */
export const sectionTitles = {
  summary: `summary|professional summary|executive summary|career summary|profile|personal profile|professional profile|
    about|about me|personal statement|career profile|summary of qualifications|career highlights|highlights|overview|
    key qualifications|qualifications summary|professional overview|profile summary|bio|biography|
    professional statement|personal summary|resume summary|career overview|who i am|candidate profile`,
  objective:
    'objective|career objective|professional objective|job objective|career goal|career goals|resume objective',
  experience: `experience|work experience|professional experience|relevant experience|related experience|
    additional experience|industry experience|consulting experience|military experience|leadership experience|
    clinical experience|legal experience|sales experience|employment|employment history|work history|career history|
    professional background|internships|internship|placements|work placements|work|career|professional history|
    internship experience|internships and experience|career experience|other experience|other work experience|
    relevant work experience|selected experience|experiences|work experiences|professional experiences|job history|
    military service|engineering experience|technical experience|management experience|nursing experience|
    business experience|employment experience|professional employment|career summary and experience|vocational|
    experience and employment|work and experience|earlier experience|previous experience|early career|
    clinical history|clinical practice|practice experience|legal practice|articles|industrial experience`,
  education: `education|education and training|academic background|academic history|qualifications|
    academic qualifications|education and qualifications|educational background|education and certifications|
    education and credentials|education and honors|studies|academic record|academic credentials|schooling|
    formal education|degrees|education history|academics|academic education|training and education|
    education and professional development|education and licenses|education and licensure|education background`,
  skills: `skills|technical skills|key skills|core skills|professional skills|computer skills|it skills|
    programming skills|core competencies|competencies|areas of expertise|expertise|technologies|
    technical proficiencies|tools|skills and interests|skills summary|tech stack|technical expertise|skill|
    skills and tools|tools and technologies|skills and abilities|skills and technologies|technology|skill set|
    skillset|specialties|specialities|strengths|key competencies|capabilities|core strengths|abilities|
    skills and expertise|technical competencies|technical summary|software|software skills|additional skills|
    relevant skills|areas of knowledge|knowledge|key strengths|skills overview|professional competencies|
    practice areas|areas of practice|clinical skills|hard skills|soft skills|skills and certifications|
    skills and competencies|programming languages|technical knowledge|computer knowledge|design skills|proficiencies`,
  projects: `projects|personal projects|academic projects|selected projects|key projects|side projects|
    technical projects|open source|portfolio|project experience|notable projects|relevant projects|
    open source projects|project|selected work|selected works|project work|projects and open source|engagements`,
  certifications: `certifications|certificates|licenses|licences|licenses and certifications|
    licences and certifications|professional development|training|courses|accreditation|bar admissions|
    certifications and licenses|certificates and licenses|licenses and certificates|licensure|certification|
    certificate|admissions|accreditations|credentials|professional certifications|training and certifications|
    certifications and training|bar admission|licensure and certifications|licensures|professional training|
    qualifications and certifications|certificates and training|registrations|professional licenses`,
  awards: `awards|honors|honours|honors and awards|honours and awards|achievements|accomplishments|scholarships|
    prizes|fellowships|recognition|awards and honors|awards and honours|awards and recognition|key achievements|
    awards and achievements|selected achievements|professional achievements|awards and scholarships|distinctions|
    honors and achievements|major achievements|notable achievements|award`,
  publications: `publications|selected publications|papers|patents|presentations|conferences|talks|invited talks|
    publications and presentations|publication|writing|articles and publications|speaking|speaking engagements|
    publications and patents|conference presentations|talks and presentations|publications and talks|
    research and publications|research publications|selected talks`,
  research:
    'research|research experience|research interests|thesis|dissertation|master thesis|phd thesis|research projects',
  teaching: 'teaching|teaching experience|grants|funding|grants and funding|teaching interests',
  volunteering: `volunteer|volunteering|volunteer experience|volunteer work|community service|community involvement|
    public service|volunteering experience|voluntary work|voluntary experience|charity work|
    volunteer and community|volunteer activities|civic engagement|pro bono|volunteerism`,
  activities: `activities|extracurricular activities|leadership|leadership and activities|involvement|
    campus involvement|memberships|professional memberships|professional affiliations|affiliations|societies|
    positions of responsibility|service|extracurriculars|extracurricular|activities and leadership|
    professional associations|associations|leadership and involvement|organizations|professional organizations|
    memberships and affiliations|membership|professional activities|leadership activities|clubs|
    activities and interests|professional bodies`,
  coursework: 'coursework|relevant coursework|modules|courses taken|relevant courses|selected coursework|key modules',
  languages: 'languages|language skills|language|foreign languages|language proficiency|languages spoken',
  interests: `interests|hobbies|hobbies and interests|interests and hobbies|personal interests|
    interests and activities|other interests|pastimes|personal`,
  references: 'references|referees|reference|testimonials|recommendations',
  contact: `contact|contact details|personal details|links|contact information|personal information|contact me|
    get in touch|contact info|find me online|online|social|social media|profiles|personal data|info|details|connect`,
  other: 'additional|additional information|other information|further information|miscellaneous|additional details',
} as const;
