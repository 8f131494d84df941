import type { TitleWords } from './title-words.ts';

/** Indonesian and Malay. */
export const indonesianTitles: TitleWords = {
  ruling: {
    languages: 'bahasa',
    volunteering: 'relawan sukarelawan kerelawanan',
  },
  nouns: {
    experience: 'pengalaman pekerjaan kerja magang karier karir',
    education: 'pendidikan akademik',
    skills: 'keahlian keterampilan kemampuan kompetensi kemahiran',
    projects: 'proyek projek portofolio',
    certifications: 'sertifikasi sertifikat pelatihan kursus seminar lisensi',
    awards: 'penghargaan prestasi pencapaian beasiswa',
    publications: 'publikasi',
    research: 'penelitian skripsi tesis',
    activities: 'organisasi kegiatan kepemimpinan aktivitas',
    interests: 'minat hobi',
    references: 'referensi rujukan',
    contact: 'kontak alamat',
    objective: 'tujuan objektif',
    summary: 'ringkasan profil rangkuman',
  },
  leaning: { personal: 'pribadi diri', experience: 'profesional' },
  faint: { personal: 'data biodata', other: 'lainnya tambahan' },
  before: 'riwayat latar belakang data informasi daftar',
  after: 'profesional pribadi diri teknis formal informal nonformal utama tambahan lainnya kerja saya dan',
  links: 'di dalam untuk',
  joins: 'dan serta',
  phrases: {
    summary: 'tentang saya|profil singkat|deskripsi diri|tentang',
    personal: 'data diri|data pribadi|informasi pribadi|biodata|maklumat peribadi',
    experience: 'riwayat pekerjaan|riwayat kerja|pengalaman kerja',
    other: 'informasi tambahan|lainnya',
  },
};
