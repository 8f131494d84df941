import { namesDegree } from '../../words/studies/degree-names.ts';
import { examBoard, namesSchool } from '../../words/studies/schools.ts';

const plain = (text: string) => text.replace(/\P{L}/gu, '').toLowerCase();
const mostSubjectWords = 7;
const mostDegreeWords = 6;
const noSubject = /^(?:n\W?a|nil|none|general|regular|all(?: sub\p{L}*)?)(?!\p{L})/iu;
/** A degree with its subject, or with something else behind it: "Diploma in Radio", "B.Sc (Physics)". */
const namesSubject = /\sin\s|[(,]/i;

/** Whether what stands below "Discipline" or "Stream" is the subject of the degree beside it, which names none. */
export const isSubjectOf = (subject: string, degree: string): boolean =>
  /^\p{L}[\p{L} .&/-]*$/u.test(subject) &&
  subject.split(' ').length <= mostSubjectWords &&
  degree.split(' ').length <= mostDegreeWords &&
  !noSubject.test(subject) &&
  !namesSubject.test(degree) &&
  !plain(degree).includes(plain(subject)) &&
  !namesSchool(subject) &&
  !examBoard.test(subject) &&
  namesDegree(degree) &&
  !namesDegree(subject);
