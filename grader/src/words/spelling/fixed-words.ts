/**
 * Words of titles, labels and the names of schools, firms and posts: a list so closed that a word beside one of them is
 * a slip of it, in capitals, too, where another unknown word is a name.
 */
export const fixedWords: ReadonlySet<string> = new Set(
  `academic academy accommodation accountant accounting accounts accredited achievement achievements activities activity additional address
  administration administrative administrator affiliated agriculture analysis analyst application applications architecture
  assistant associate association automation automobile bachelor background banking biotechnology building business
  certificate certificates certification certifications chemistry civil client college commerce commercial
  commissioning communication communications company competencies computer computers construction consultancy
  consultant consultants contact contracting contractor coordinator corporation courses curricular curriculum
  declaration department description designation details development diploma director distinction division driving
  duration economics education educational electrical electrician electronics employer employment engineer engineering
  engineers environment examination executive experience extracurricular fabrication faculty father finance foreman
  foundation general government graduate graduation graphics hardware higher hobbies hospital hospitality industrial
  industries information infrastructure institute institution instrumentation insurance interests intermediate
  international internship knowledge laboratory language languages leadership license limited literature logistics
  machinery maintenance management manager managerial manufacturing marital marketing master mathematics matriculation
  mechanic mechanical mechanics medical member membership mother municipal national nationality network networking
  objective objectives occupation operating operation operations operator organisation organization participation
  passport percentage permanent personal personality petroleum pharmacy physics planning polytechnic position power
  practical present private procurement production professional proficiency profile programming project projects
  proficient publications purchase qualification qualifications quality receptionist reference references religion
  research responsibilities responsibility resume salary school science sciences secondary secretary security
  semester seminar senior services skills software specialist specialization standard status storekeeper strength
  strengths subject summary supervisor surveyor system systems teacher technical technician technologies technology
  telecommunication telecommunications thermal trading training transport university valid vocational warehouse
  workshop workshops`.split(/\s+/),
);
