/** Skills of character as lists in other languages name them, in small letters. */
const spanish =
  'proactividad|proactiv[oa]|puntualidad|puntual|empatía|liderazgo|adaptabilidad|adaptación(?: al cambio)?|responsabilidad|responsable|trabajo en equipo|trabajo bajo presión|gestión del tiempo|comunicación(?: (?:efectiva|asertiva|oral|escrita))?|compromiso|resiliencia|integridad(?: y confianza)?|honestidad|creatividad|creativ[oa]|organización|organizad[oa]|resolución de (?:problemas|conflictos)|pensamiento (?:crítico|analítico)|capacidad de (?:análisis|aprendizaje|adaptación|trabajo en equipo)|toma de decisiones|iniciativa|flexibilidad|autonomía|tolerancia|disciplina|actitud positiva|aprendizaje (?:rápido|continuo)|ganas de aprender|facilidad de (?:palabra|aprendizaje)|paciencia|curiosidad|perseverancia|dinamismo|escucha activa';
const french =
  "rigueur|rigoureu(?:x|se)|autonomie|autonome|curiosité|curieu(?:x|se)|esprit d[’']équipe|travail (?:d[’']|en )équipe|sens (?:de l[’']organisation|du relationnel|de l[’']écoute|des responsabilités)|organisation|organisée?|motivée?|motivation|dynamique|dynamisme|ponctuel(?:le)?|ponctualité|assidue?|volontaire|polyvalente?|polyvalence|sérieu(?:x|se)|créativité|créati(?:f|ve)|communication|adaptabilité|capacité d[’']adaptation|persévérance|persévérante?|patience|patiente?|empathie|leadership|gestion du (?:temps|stress)|résolution de problèmes|esprit (?:critique|d[’']analyse)|écoute|réactivité|sociable";
const portuguese =
  'proatividade|proativ[oa]|pontualidade|pontual|empatia|liderança|adaptabilidade|responsabilidade|responsável|trabalho em (?:equipe|equipa|grupo)|gestão d[eo] tempo|comunicação|comprometimento|resiliência|criatividade|criativ[oa]|organização|organizad[oa]|resolução de (?:problemas|conflitos)|pensamento crítico|facilidade de aprendizagem|dedicação|dedicad[oa]|iniciativa|flexibilidade|paciência';
const italian =
  'proattività|puntualità|empatia|leadership|adattabilità|capacità di adattamento|responsabilità|lavoro di (?:squadra|gruppo)|lavoro in (?:team|gruppo)|gestione del tempo|comunicazione|creatività|organizzazione|problem solving|pensiero critico|flessibilità|precisione|spirito di (?:gruppo|squadra)|determinazione|pazienza';
const german =
  'teamfähigkeit|teamfähig|zuverlässigkeit|zuverlässig|belastbarkeit|belastbar|flexibilität|flexibel|pünktlichkeit|pünktlich|motivation|motiviert|lernbereitschaft|kommunikationsfähigkeit|kommunikationsstärke|kommunikativ|verantwortungsbewusstsein|selbstständigkeit|kreativität|kreativ|organisationstalent|empathie|engagement|sorgfalt|sorgfältig|eigeninitiative|durchsetzungsvermögen';

const trait = new RegExp(`^(?:${[spanish, french, portuguese, italian, german].join('|')})$`, 'iu');

/** Whether an item of a list in another language is a skill of character. */
export const isForeignTrait = (text: string): boolean => trait.test(text.trim());
