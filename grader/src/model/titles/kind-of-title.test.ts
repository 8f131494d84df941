import { describe, expect, test } from 'vitest';
import { kindOfTitle } from './kind-of-title.ts';

const titles: [kind: string, ...titles: string[]][] = [
  ['experience', 'Work Experience (5 years)', 'PROFESSIONAL EXPERIANCE', 'Employment Details:-', 'Career progression'],
  ['experience', 'Research Positions', 'Berufserfahrung', 'Expérience professionnelle', 'Experiencia laboral'],
  ['experience', 'Teaching Appointments', 'Previous work assignments', 'Experiência de trabalho'],
  ['experience', 'Past Jobs (Occupation):', 'Worked with:', 'Contract Work'],
  ['interests', 'Research Interests', 'Areas of research'],
  ['awards', 'Research grants', 'Financiación, premios'],
  ['coursework', 'Relevant Course Work'],
  ['education', 'Formación & cursos', 'Ausbildung / Studium'],
  ['languages', 'Nat. Langs.'],
  ['publications', 'Publications and papers under review', 'Accepted Researches for Publication:'],
  ['research', 'Published Research', 'Researches'],
  ['skills', 'Learning & technical tools', 'Exposure to Information Technology'],
  ['activities', 'Professional & Scientific Committees', 'Companies visited'],
  ['interests', 'FIELDOFINTERESTS', 'AreaOfInterest'],
  ['projects', 'AcademicProjectsProfile'],
  ['certifications', 'Course completion', 'Professional enhancement', 'Certificates secured:'],
  ['education', 'Educational Aspects'],
  ['publications', 'Papers published'],
  ['volunteering', 'Social service'],
  ['personal', 'Personal snippets'],
  ['experience', 'Experiential Learning (Summer Internship)'],
  ['skills', 'Typing speed'],
  ['projects', 'Final year six months project'],
  ['education', 'Akademische Laufbahn'],
  ['experience', 'Esperienze lavorative', 'Experiência profissional', 'Werkervaring', 'EXPERIENCIA PROFESIONAL'],
  ['education', 'Academic Qualification', 'AcademicQualification', 'Educational Credentials', 'Academic profile'],
  ['education', 'Schul- und Berufsausbildung', 'Diplômes et formations', 'Formación académica', 'Titoli di studio'],
  ['education', 'Formação acadêmica', 'Opleidingen', 'Education, Training & Courses'],
  ['skills', 'Computer Proficiency', 'K EY SKILLS', 'Summary of skills', 'Personal strengths', 'Welding skills'],
  ['skills', 'Kenntnisse', 'Compétences techniques', 'Habilidades', 'Competenze', 'Competências', 'Vaardigheden'],
  ['projects', 'Acadamic project', 'Projects handled', 'Final Year Project', 'Projekte', 'Proyectos'],
  ['certifications', 'Workshops attended', 'Trainings & Certifications', 'Weiterbildung', 'Cursos complementares'],
  ['languages', 'Languages known', 'Language skills', 'Sprachkenntnisse', 'Langues', 'Idiomas', 'Lingue', 'Talen'],
  ['interests', 'Hobbies & Interest', 'Area of interst', 'Centres d’intérêt', 'Interessen', 'Hobby’s'],
  ['personal', 'Personal Dossier', 'Passport details:-', 'Persönliche Daten', 'État civil', 'Datos personales'],
  ['declaration', 'Declaration: -', 'Unterschrift', 'Autorizzazione'],
  ['objective', 'Carrier Objective', 'OBJETIVO'],
  ['summary', 'Professional synopsis', 'Kurzprofil', 'Perfil', 'À propos de moi'],
  ['publications', 'Invited talks', 'Pubblicazioni', 'Invited & Contributed Science Talks', 'Posters'],
  ['activities', 'Co-curricular Activities', 'Service', 'Professional memberships', 'Service & Leadership', 'Outreach'],
  ['volunteering', 'Volunteer experience', 'Ehrenamt'],
  ['experience', 'Work experience – 8+ years', 'Industrial training', 'Experiência de trabalho', 'Zivildienst'],
  ['experience', 'Professional and research appointments'],
  ['education', 'Education with residency training', 'Akademische Laufbahn'],
  ['skills', 'Kentnisse', 'Programmiersprachen', 'Qualités', 'Prog. langs.'],
  ['languages', 'Language fluency'],
  ['awards', 'Grants and awards', 'Grants', 'Research Funding & Fellowships'],
  ['publications', 'Preprints', 'Conference proceedings', 'Selected Publications & Essays'],
  ['teaching', 'Student supervision', 'Mentorship & Teaching'],
  ['education', 'Education & Academic Groundwork', 'Education Level', 'Academic level'],
  ['experience', 'Experience and Adventures', 'CIVIL ENGINEERING EXPERINCE', 'W ORK E XPERIENCE'],
  ['skills', 'U X SKILLS', 'I.T. Skills', 'Computer Awareness', 'Technical Abilties'],
  ['education', 'ACADEMIC', 'Academic Qualifactions'],
  ['experience', 'EXPRINCE'],
  ['personal', 'Personnel details'],
  ['contact', 'Address for communication'],
  ['awards', 'Awards achieved during profession'],
  ['education', 'Formações'],
  ['interests', 'Random facts', 'Passe-temps', 'Passes temps'],
  ['contact', 'Present Location:'],
  ['other', 'WEAKNESS:', 'Weekness'],
  ['education', 'Institute Detail:', 'Educational activities'],
  ['personal', 'Personal', 'Visa Detaiils:-'],
  ['references', 'Referencses'],
  ['skills', 'Welding Skilils', 'Umiejętności miękkie', 'Keterampilan teknis', 'Kỹ năng mềm', 'Technology exposure'],
  ['experience', 'SITE EXPERIENCE IN SPAIN', 'Doświadczenie', 'Riwayat pekerjaan', 'Kinh nghiệm làm việc'],
  ['education', 'Wykształcenie wyższe i studia', 'Pendidikan formal', 'Trình độ học vấn'],
  ['certifications', 'Kursy i szkolenia', 'Pelatihan & Sertifikat', 'Chứng chỉ', 'Industrial visits'],
  ['languages', 'Języki obce', 'Bahasa', 'Ngoại ngữ'],
  ['interests', 'Hobi', 'Moje zainteresowania', 'Sở thích', 'Sports'],
  ['awards', 'Geschäftliche Erfolge'],
];

describe('a title is known by its words, whatever qualifies them', () => {
  test.each(titles)('%s', (kind, ...same) => {
    for (const title of same) expect(kindOfTitle(title), title).toBe(kind);
  });
});

test('what is no title has no kind', () => {
  const texts = [
    'Project Management',
    'Customer Experience',
    'Training Manager',
    'Press Operator',
    'I.T.I',
    'Customer Experiance',
    'Customer Service',
    'Elm College',
    'Software Developer',
    'Personal Assistant',
    'Curriculum Vitae',
    'Contract',
    'Stage',
    'Responsibilities:',
    'Roles & Responsibilities',
    'Job Profile',
    'Built 12 weekly reports for a team of 40',
    'Maria Example',
    'Skills and Pumps for Harbor Works',
    'Level',
    'NINE YEARS EXPERIENCE IN BOATS',
    'Senior Level',
  ];
  expect(texts.filter((text) => kindOfTitle(text) !== undefined)).toEqual([]);
});

test('a field of two letters qualifies a title, and a course with its teacher is none', () => {
  expect(kindOfTitle('UX Skills')).toBe('skills');
  expect(kindOfTitle('He skills')).toBeUndefined();
  expect(kindOfTitle('Photography Course – Dr. Ada Ruiz')).toBeUndefined();
});
