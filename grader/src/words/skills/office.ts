/** Administration, personnel, law and teaching; the notation is told in `matching/text/taxonomy.ts`. */
export const officeSkills = `
# administration
administration|office administration|administrative support|administrative assistant|admin assistant|secretarial|office assistant|clerical|administrator|secretary|office clerk|administrative tasks|office support
executive assistance|executive assistant|personal assistant|pa to|supporting executives|pa to the director|support to the ceo|ea
diary management|calendar management|calendars|scheduling meetings|appointments|arrange meetings|scheduling appointments|diaries|calendar
travel arrangements|travel booking|booking travel|travel bookings|itineraries|flights and hotels
minute taking|taking minutes|board papers|meeting minutes
reception|receptionist|front desk|front office|switchboard|greeting visitors|answering phones|telephone switchboard|welcoming visitors
office management|office manager|office supplies|running the office|facility management|facilities management|facility manager
filing|document management|archiving|records management|sharepoint|correspondence|record-keeping|filing system
typing|audio typing|dictation|transcription|touch typing|wpm
-microsoft office|ms office|office suite|office package|word and excel|word processing|google workspace|g suite|google docs|microsoft word|ms word|outlook|microsoft outlook|computer literate|computer skills|it skills
-excel|microsoft excel|ms excel|spreadsheets|spreadsheet|google sheets
-powerpoint|microsoft powerpoint|presentations|slides|keynote
translation|translator|interpreting|interpreter|localization|localisation
project management|project manager|project planning|project plans|project delivery|managing projects|project coordination|project coordinator|project lead|pmo|project leader|project controls|ms project
programme management|program manager|portfolio of projects|programme manager > project management
-stakeholder management|stakeholders|stakeholder engagement|stakeholder communication
change management|organisational change|transformation programme|business transformation
process improvement|continuous improvement|lean|kaizen|six sigma|lean six sigma|5s|process optimisation|lean manufacturing|business process improvement|operational excellence
consulting|management consulting|consultant|strategy consulting|advisory|client engagements
strategic planning|strategic planning|business strategy|business plan|business planning
operations management|operations manager|managing operations|head of operations|day-to-day operations
public administration|local government|council|public sector|civil service|government agency|public authority|municipality|policy analysis|policy development
library|librarian|cataloguing|archivist|library services|archives
-people management|team leadership|team management|managing a team|line management|leading a team|supervising staff|supervise staff|staff supervision|direct reports|team leader|leadership|lead a team|supervision|supervisor|managing staff|mentoring|coaching staff
~communication|communication skills|verbal communication|written communication|communicator|articulate|interpersonal|interpersonal skills
~teamwork|team player|team spirit|collaboration|collaborative|cooperative
~organisation skills|organizational skills|organisational skills|time management|prioritise|prioritization|multitasking|multitask|multi-task|well organised|prioritize
~problem solving|problem-solving|analytical thinking|critical thinking|analytical skills|analytical|problem solver|troubleshooting skills
~attention to detail|detail-oriented|accuracy|eye for detail|meticulous|detail oriented|accurate
~reliability|punctual|trustworthy|dependable|honest|punctuality|work ethic
~self-motivation|self-motivated|self starter|proactive|initiative|motivated|motivation|enthusiasm|enthusiastic|hard working|positive attitude|can-do
~flexibility|flexible|adaptable|adaptability|resilient|resilience|calm under pressure|work under pressure|deadlines|fast-paced
~friendliness|friendly|empathy|empathetic|patient and kind|compassionate|compassion|polite|courteous|patience
~creativity|creative|creative thinking|innovative
~physical fitness|physically fit|stand for long periods|heavy lifting|lift up to|lifting
# personnel
human resources|hr|hr manager|personnel|hr generalist|people operations|hr department|hr administrator|people partner|human resource
recruitment|recruiting|recruiter|talent acquisition|sourcing candidates|headhunting|job adverts|job interviews|candidate screening|screening candidates|full-cycle recruiting|vacancies|staffing
onboarding|induction|new starters|new hires|new joiners|offboarding > human resources
employee relations|grievances|disciplinary|works council|trade union|employee engagement|labor relations|disciplinary cases > human resources
employment law|labour law|hr policies|labor law|hr compliance|hr law
compensation and benefits|compensation|job evaluation|salary benchmarking|reward > human resources
performance management|performance reviews|appraisals|performance appraisal > human resources
learning and development|l&d|training programmes|training needs|staff training|trainer|corporate training|e-learning|training delivery|workshops|instructional design|training sessions|deliver training
hris|workday|successfactors|bamboohr|personio|applicant tracking|ats|peoplesoft|greenhouse|hr information system
workforce planning|succession planning|headcount|talent management|organisational development
hr business partner|hrbp|business partner hr > human resources
!cipd|shrm-cp|shrm|phr|sphr
# law
law|legal|lawyer|attorney|solicitor|barrister|legal advice|counsel|legal counsel|in-house counsel|law firm|legal matters|legal practice
paralegal|legal assistant|legal secretary|law clerk|case files|court filings|filing with the court|e-filing|legal documents|court bundles|pleadings > law
legal research|westlaw|lexisnexis|case law|lexis > law
litigation|trial preparation|document discovery|dispute resolution|court hearings|depositions|e-discovery|arbitration|court|hearings > law
contract drafting|contracts|contract review|drafting agreements|contract law|commercial contracts|nda|contract management|draft contracts > law
corporate law|company law|company secretarial|corporate governance|mergers|board resolutions|company secretary > law
conveyancing|property law|real estate law|land registry > law
family law|divorce > law
criminal law|prosecution|criminal defence > law
immigration law|visa applications|work permits > law
intellectual property|patents|trademarks|trade marks|patent attorney > law
compliance|compliance officer|regulatory compliance|compliance monitoring|compliance programme|regulatory requirements|regulatory|regulations|regulators|compliance manager|compliance training
anti-money laundering|aml|kyc|know your customer|sanctions screening|financial crime|suspicious activity|cdd|customer due diligence|transaction monitoring|money laundering > compliance
data protection|gdpr|data privacy|privacy law|privacy impact|dpo|ccpa|hipaa > compliance
whistleblowing|code of conduct|anti-bribery|anti-corruption|conflicts of interest > compliance
!bar admission|admitted to the bar|qualified solicitor|licensed attorney|qualified lawyer|bar membership|law society
# teaching
teaching|teacher|classroom|lessons|lesson planning|pupils|schoolteacher|lesson plans|teach|instructor|students in class|class teacher
primary teaching|primary school|elementary school|primary teacher|key stage 1|key stage 2|ks1|ks2|elementary teacher|year 3|year 4|grade 3|phonics|literacy and numeracy|elementary|third grade|second grade|homeroom > teaching
secondary teaching|secondary school|high school teacher|gcse teaching|key stage 3|middle school|ks3|ks4|a-level teaching|sixth form|secondary teacher > teaching
special education|special-needs teacher|special needs education|^SEN|senco|^SEND|individual education plans|iep|ehcp|inclusive education|special educational needs|learning difficulties|asd|sensory|iep goals|special education teacher|learning support|additional needs > teaching
early years|nursery|kindergarten|preschool|eyfs|nursery nurse|early childhood|childcare|toddlers|daycare|pre-school|child care|nursery teacher|childminder
teaching assistant|classroom assistant|learning support assistant|teacher's aide|paraprofessional
higher education|university teaching|lecturer|lectures|seminars|professor|undergraduate teaching|lecturing|supervising theses
esl|efl|tefl|tesol|celta|english as a second language|english language teaching|english as a foreign language > teaching
mathematics teaching|maths teacher|math teacher|teaching maths > teaching
science teaching|physics teacher|chemistry teacher|biology teacher|science teacher > teaching
music teaching|music lessons|music teacher|choir
physical education|pe teacher|sports coaching|coach of youth team|sports coach|personal trainer|fitness instructor|fitness
tutoring|tutor|private lessons
curriculum development|curriculum|curriculum design|schemes of work|syllabus
behaviour management|classroom management|positive behaviour|behaviour plans|behavior support
student assessment|marking|grading|assessing pupils|progress reports|parents' evenings|parent meetings|report cards|pupil progress|parent-teacher
school leadership|headteacher|principal of a school|head of department|deputy head|assistant head|school management
student counselling|pastoral care|guidance counsellor|school counsellor|tutor group|pastoral
youth work|youth worker|young people|youth centre|after-school
!teaching qualification|qts|qualified teacher status|pgce|teaching licence|teaching license|teaching certificate|teacher certification|state teaching certificate|teaching credential|ect`;
