import type { TitleWords } from './title-words.ts';

export const spanishTitles: TitleWords = {
  ruling: {
    languages: 'idioma lengua linguistica linguistico',
    volunteering: 'voluntariado voluntaria voluntario',
  },
  nouns: {
    experience: 'experiencia empleo empleos practicas trayectoria carrera ocupacion',
    education: 'formacion educacion estudio titulacion titulo escolaridad',
    skills: `habilidad competencia destreza conocimiento aptitud informatica software herramienta tecnologia capacidad
      fortaleza cualidad cualidades computacion programacion competencias habilidades`,
    projects: 'proyecto portafolio',
    certifications:
      'curso certificacion certificaciones certificado licencia acreditacion taller capacitacion capacitaciones diplomado foro jornada',
    awards: 'premio financiacion certamen certamenes concurso logro mencion reconocimiento beca distincion honores',
    publications: 'publicacion publicaciones contribucion contribuciones articulo ponencia congreso patente',
    research: 'investigacion tesis',
    teaching: 'docencia ensenanza',
    activities: 'actividad actividades afiliacion membresia',
    interests: 'interes intereses aficion aficiones pasatiempo hobby',
    references: 'referencia recomendacion',
    contact: 'contacto',
    objective: 'objetivo',
    summary: 'introduccion perfil resumen extracto presentacion',
  },
  leaning: {
    personal: 'personal personales',
    experience: 'laboral laborales profesional profesionales',
    education: 'academico academica academicos academicas',
  },
  faint: { other: 'otros otro otras adicional' },
  before:
    'otro otros otras otra principal principales mi mis areas nivel datos datos informacion historial antecedentes breve',
  after: `laboral laborales profesional profesionales academica academico academicos academicas complementaria complementario
    complementarios complementarias informatico informatica informaticos informaticas tecnica tecnicas tecnico tecnicos
    personal personales relevante relevantes adicional adicionales clave dato datos informacion basica
    realizados realizado destacado destacada destacados destacadas reglada blandas digitales previa principales obtenidos interpersonales continua profesionalizante profesionalizantes maestria doctorado grado computacion extracurricular extracurriculares`,
  links: 'de del la el los las en para con sobre',
  joins: 'y e o u',
  phrases: {
    summary:
      'sobre mi|acerca de mi|a cerca de mi|descripcion|descripcion personal|quien soy|extracto|perfil profesional|perfil personal|resumen profesional',
    personal: 'datos personales|informacion personal|datos basicos',
    experience:
      'practicas|trayectoria|historial laboral|trayectoria profesional|trayectoria laboral|experiencia docente',
    education: 'antecedentes academicos|datos academicos|trayectoria academica|historial academico',
    certifications: `formacion complementaria|cursos y certificaciones|otros cursos|formacion adicional|
      formacion continua|educacion complementaria`,
    skills: 'lenguajes de programacion|lenguajes|informatica|ofimatica|soft skills',
    contact: 'datos de contacto|informacion de contacto|contactame|redes sociales|enlaces',
    other: 'otros datos|informacion adicional|otros|datos de interes|otros datos de interes|otra informacion',
    interests: 'aficiones|areas de interes|tiempo libre',
  },
  openStarts: 'competencias conocimientos experiencia experiencias formacion habilidades',
};
