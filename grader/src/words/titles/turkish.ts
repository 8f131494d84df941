import type { TitleWords } from './title-words.ts';

/** Written without dots and marks, which normalising takes away; the dotless i stays. */
export const turkishTitles: TitleWords = {
  ruling: {
    languages: 'dil diller dilleri dili yabancı yabanci',
    volunteering: 'gonullu gonulluluk',
    personal: 'kisisel',
    references: 'referans referanslar referanslarım',
  },
  nouns: {
    experience:
      'deneyim deneyimi deneyimler deneyimleri deneyimlerim tecrube tecrubesi tecrubeler staj stajlar kariyer gecmisi isler',
    education: 'egitim egitimi ogrenim ogrenimi okul okullar',
    skills:
      'beceri beceriler becerileri yetenek yetenekler yetenekleri yetkinlik yetkinlikler bilgisayar program programlar yazılım teknolojiler nitelikler',
    projects: 'proje projeler projeleri projelerim portfolyo',
    certifications: 'sertifika sertifikalar sertifikaları kurs kurslar seminerler egitimler belgeler ehliyet',
    awards: 'odul oduller odulleri basarı basarılar burslar',
    publications: 'yayın yayınlar yayınları makaleler bildiriler',
    research: 'arastırma arastırmalar tez tezi',
    activities: 'aktivite aktiviteler faaliyetler etkinlikler uyelik uyelikler kulup kulupler topluluklar',
    interests: 'hobi hobiler hobilerim ilgi alanları alanlarım',
    contact: 'iletisim adres',
    objective: 'hedef hedefler hedefi kariyer',
    summary: 'ozet ozeti profil hakkımda hakkında',
  },
  leaning: { personal: '', experience: 'profesyonel mesleki', education: 'akademik' },
  faint: { other: 'diger ek' },
  before: 'is mesleki profesyonel akademik teknik kisisel bilgisayar yabancı diger ek sosyal on onemli ilgi bilimsel',
  after: 'bilgiler bilgileri bilgi bilgisi gecmisi durumu alanları alanlarım becerileri hayatı',
  links: 'icin ile',
  joins: 've',
  phrases: {
    summary: 'hakkımda|ben kimim|ozet|profil|on yazı',
    personal: 'kisisel bilgiler|kisisel bilgilerim',
    experience: 'is deneyimi|is deneyimleri|is tecrubesi|calısma hayatı|is gecmisi|mesleki deneyim|stajlar',
    education: 'egitim bilgileri|egitim durumu|ogrenim durumu|akademik gecmis',
    skills: 'bilgisayar bilgisi|bilgisayar becerileri|yetkinlikler',
    interests: 'ilgi alanları|ilgi alanlarım|hobiler',
    contact: 'iletisim bilgileri|iletisim',
    objective: 'kariyer hedefi',
    other: 'diger bilgiler|ek bilgiler',
  },
};
