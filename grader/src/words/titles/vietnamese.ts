import type { TitleWords } from './title-words.ts';

/** Words of Vietnamese are syllables: most titles are whole phrases. */
export const vietnameseTitles: TitleWords = {
  ruling: {},
  nouns: {},
  leaning: {},
  faint: {},
  before: '',
  after: '',
  links: '',
  joins: 'va',
  phrases: {
    summary: 'gioi thieu|gioi thieu ban than|tom tat|ve ban than|ve toi',
    objective: 'muc tieu|muc tieu nghe nghiep',
    experience: 'kinh nghiem|kinh nghiem lam viec|qua trinh lam viec|qua trinh cong tac|kinh nghiem thuc te',
    education: 'hoc van|trinh do hoc van|qua trinh hoc tap|trinh do|bang cap',
    skills: 'ky nang|ki nang|ky nang chuyen mon|ky nang mem|cac ky nang|ky nang khac|tin hoc',
    projects: 'du an|cac du an|du an ca nhan|du an da tham gia|du an noi bat',
    certifications: 'chung chi|cac khoa hoc|khoa hoc|chung chi va giai thuong',
    awards: 'giai thuong|thanh tich|danh hieu va giai thuong',
    activities: 'hoat dong|hoat dong ngoai khoa',
    volunteering: 'hoat dong tinh nguyen|hoat dong xa hoi',
    languages: 'ngoai ngu|ngon ngu',
    interests: 'so thich',
    references: 'nguoi tham chieu|nguoi gioi thieu|tham chieu',
    contact: 'lien he|thong tin lien he',
    personal: 'thong tin ca nhan|thong tin|ly lich',
    other: 'thong tin them|thong tin bo sung|khac',
  },
};
