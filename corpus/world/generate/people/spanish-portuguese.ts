import type { Person } from '../person.ts';

export const lourdes: Person = {
  id: 'lourdes',
  name: 'María Lourdes Etxaniz Prado',
  language: 'es',
  career: 'administrative officer',
  label: 'Administrativa contable',
  emails: ['lourdes.etxaniz@example.com'],
  phones: ['+34 555 000 143'],
  place: 'Vitoria-Gasteiz, Álava',
  content: 3,
  writing: 4,
  parts: [
    {
      kind: 'personal',
      title: 'Datos personales',
      pairs: [
        ['Fecha de nacimiento', '23/09/1988'],
        ['Nacionalidad', 'Española'],
        ['Carné de conducir', 'B, vehículo propio'],
      ],
    },
    {
      kind: 'experience',
      title: 'Experiencia laboral',
      jobs: [
        {
          title: 'Administrativa contable',
          employer: 'Talleres Zadorra S.L.',
          place: 'Vitoria',
          dates: 'mayo 2017 - actualidad',
          lines: [
            'Contabilidad general de dos sociedades con 9 millones de euros de facturación',
            'Cierre mensual en cuatro días, antes nueve',
            'Presentación de impuestos (IVA, IRPF, sociedades)',
          ],
        },
        {
          title: 'Auxiliar administrativa',
          employer: 'Gestoría Llanada',
          place: 'Vitoria',
          dates: 'enero 2012 - abril 2017',
          lines: ['Atención a clientes', 'Nóminas y seguros sociales de 60 empresas pequeñas'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Formación académica',
      studies: [
        { degree: 'Grado en Administración de Empresas', school: 'Universidad de la Llanada', dates: '2006 - 2011' },
        { degree: 'Bachillerato', school: 'Instituto Monte Gorbea', dates: '2004 - 2006' },
      ],
    },
    {
      kind: 'certifications',
      title: 'Formación complementaria',
      list: ['Excel avanzado (60 horas), 2020', 'Facturación electrónica (30 horas), 2019'],
    },
    { kind: 'languages', title: 'Idiomas', list: ['Castellano y euskera: nativos', 'Inglés: nivel medio (B2)'] },
    { kind: 'skills', title: 'Informática', groups: [['', ['A3 Software', 'Contaplus', 'Office']]] },
  ],
};

export const joaquin: Person = {
  id: 'joaquin',
  name: 'Joaquín Peralta Quiroga',
  language: 'es',
  career: 'chef',
  label: 'Jefe de cocina',
  emails: ['joaquin.peralta@example.org'],
  phones: ['555 000 187', '948 000 187'],
  place: 'Pamplona',
  content: 3,
  writing: 3,
  parts: [
    {
      kind: 'summary',
      title: 'Perfil',
      text: ['Cocinero con quince años de oficio y seis como jefe de cocina. Cocina de mercado y banquetes.'],
    },
    {
      kind: 'experience',
      title: 'Experiencia',
      jobs: [
        {
          title: 'Jefe de cocina',
          employer: 'Restaurante La Borda Vieja',
          place: 'Pamplona',
          dates: '2019 – Presente',
          lines: ['Equipo de nueve personas, 140 cubiertos al día', 'Coste de materia prima del 34 % al 28 %'],
        },
        {
          title: 'Segundo de cocina',
          employer: 'Hotel Puente la Reina',
          place: 'Estella',
          dates: '2013 – 2019',
          lines: ['Banquetes de hasta 300 personas', 'Pedidos y control de almacén'],
        },
        { title: 'Cocinero', employer: 'Asador Irati', place: 'Burguete', dates: '2009 – 2013' },
      ],
    },
    {
      kind: 'education',
      title: 'Estudios',
      studies: [{ degree: 'Técnico en Cocina', school: 'Escuela de Hostelería del Arga', dates: '2009' }],
    },
    {
      kind: 'skills',
      title: 'Habilidades',
      rated: [
        ['Cocina de mercado', 5],
        ['Gestión de equipos', 4],
        ['Repostería', 3],
      ],
    },
    {
      kind: 'languages',
      title: 'Idiomas',
      rated: [
        ['Español', 5],
        ['Francés', 3],
      ],
    },
  ],
};

export const thais: Person = {
  id: 'thais',
  name: 'Thaís Figueiredo Mourão',
  language: 'pt',
  career: 'logistics analyst',
  label: 'Analista de logística',
  emails: ['thais.mourao@example.com'],
  phones: ['(11) 0555-0149'],
  place: 'Campinas, SP',
  content: 3,
  writing: 4,
  parts: [
    {
      kind: 'objective',
      title: 'Objetivo',
      text: ['Atuar como analista de logística pleno em indústria de médio porte.'],
    },
    {
      kind: 'experience',
      title: 'Experiência profissional',
      jobs: [
        {
          title: 'Analista de logística',
          employer: 'Bandeirante Autopeças',
          place: 'Campinas',
          dates: 'jan/2020 – atual',
          lines: [
            'Roteirização de 48 entregas diárias, com economia de 12% em frete',
            'Indicadores de estoque e acuracidade de 97%',
            'Implantação de leitores de código de barras em dois galpões',
          ],
        },
        {
          title: 'Assistente de expedição',
          employer: 'Distribuidora Serra Azul',
          place: 'Jundiaí',
          dates: 'mar/2016 – dez/2019',
          lines: ['Conferência de notas fiscais', 'Agendamento de coletas'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Formação acadêmica',
      studies: [
        { degree: 'Tecnólogo em Logística', school: 'Faculdade Técnica do Atibaia', dates: '2013 – 2015' },
        { degree: 'Ensino médio', school: 'Escola Estadual Vila Nova', dates: '2012' },
      ],
    },
    {
      kind: 'certifications',
      title: 'Cursos complementares',
      list: ['Excel avançado, 40 horas, 2021', 'SAP WM, 60 horas, 2020'],
    },
    { kind: 'languages', title: 'Idiomas', list: ['Inglês intermediário', 'Espanhol básico'] },
  ],
};

export const duarte: Person = {
  id: 'duarte',
  name: 'Duarte Vasconcelos Pimenta',
  language: 'pt',
  career: 'civil engineer',
  label: 'Engenheiro civil',
  emails: ['duarte.pimenta@example.org'],
  phones: ['+351 955 000 126'],
  place: 'Porto, Portugal',
  content: 4,
  writing: 4,
  parts: [
    {
      kind: 'experience',
      title: 'Experiência',
      jobs: [
        {
          title: 'Diretor de obra',
          employer: 'Construções Foz do Sousa',
          place: 'Porto',
          dates: '2018–presente',
          lines: [
            'Reabilitação de sete prédios na baixa, 11 milhões de euros',
            'Redução de 20% nos resíduos de demolição',
            'Coordenação de 35 pessoas em obra',
          ],
        },
        {
          title: 'Engenheiro de estruturas',
          employer: 'Gabinete Leça Projetos',
          place: 'Matosinhos',
          dates: '2012–2018',
          lines: ['Projeto de reforço sísmico de três escolas', 'Verificação de 60 projetos de terceiros'],
        },
      ],
    },
    {
      kind: 'education',
      title: 'Educação',
      studies: [
        {
          degree: 'Mestrado integrado em Engenharia Civil',
          school: 'Universidade do Alto Douro',
          dates: '2006–2011',
          mark: '16 valores',
        },
      ],
    },
    {
      kind: 'skills',
      title: 'Competências',
      groups: [
        ['Programas', ['AutoCAD', 'Robot', 'Revit']],
        ['Línguas', ['Inglês', 'Francês']],
      ],
    },
  ],
};
