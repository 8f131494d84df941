import type { TitleWords } from './title-words.ts';

export const portugueseTitles: TitleWords = {
  ruling: {
    languages: 'idioma lingua linguistica linguisticas',
    volunteering: 'voluntariado voluntario voluntaria',
  },
  nouns: {
    experience: 'experiencia emprego estagio carreira trajetoria percurso atuacao ocupacao',
    education: 'formacao formacoes educacao escolaridade estudo graduacao',
    skills: `competencia habilidade conhecimento aptidao aptidoes informatica software ferramenta tecnologia qualificacao
      qualificacoes capacidade qualidade qualidades programacao computacao`,
    projects: 'projeto projetos portfolio',
    certifications: 'curso certificacao certificacoes certificado licenca treinamento capacitacao',
    awards: 'premio conquista reconhecimento bolsa distincoes',
    publications: 'publicacao publicacoes artigo palestra congresso patente',
    research: 'pesquisa investigacao tese dissertacao',
    teaching: 'docencia ensino',
    activities: 'atividade afiliacao afiliacoes',
    interests: 'interesse hobby passatempo',
    references: 'referencia recomendacao recomendacoes',
    contact: 'contato contacto',
    objective: 'objetivo objectivo',
    summary: 'perfil resumo sobre apresentacao sumario',
  },
  leaning: {
    personal: 'pessoal pessoais',
    experience: 'profissional profissionais',
    education: 'academica academico academicas academicos escolar',
  },
  faint: { other: 'outro outros outras adicional' },
  before: 'outro outros outras outra principal principais meu minha areas dados informacao informacoes historico',
  after: `trabalho profissional profissionais academica academico academicas academicos complementar complementares tecnica tecnicas
    tecnico tecnicos pessoal pessoais relevante relevantes adicional adicionais dado dados informacao informacoes
    extracurriculares realizado realizados digitais comportamentais digital trabalho`,
  links: 'de do da dos das em para com na no',
  joins: 'e ou',
  phrases: {
    summary: 'sobre mim|quem sou|resumo profissional|perfil profissional|sobre',
    personal: 'dados pessoais|informacoes pessoais|informacao pessoal',
    experience: 'historico profissional|trajetoria profissional|percurso profissional|atuacao profissional',
    education: 'historico academico|percurso academico|habilitacoes literarias|habilitacoes academicas|habilitacoes',
    certifications: 'cursos complementares|formacao complementar|cursos e certificacoes|cursos extracurriculares',
    skills: 'linguagens de programacao|linguagens|informatica|qualificacoes profissionais|qualificacoes',
    languages: 'linguas estrangeiras',
    other: 'informacoes adicionais|outras informacoes|informacoes complementares|outros',
    contact: 'dados de contato|informacoes de contato|contatos|redes sociais|links',
  },
  openStarts: 'competencias conhecimentos experiencia experiencias habilidades',
};
