/** Things resumes count, in the singular. Words that also describe a following noun without change are left out. */
export const countNouns: ReadonlySet<string> = new Set(
  `ability accident account accountant acquisition action activity ad adjustment administrator agency agent
  agreement alert algorithm ambassador analyst animal apartment app appeal applicant application appointment
  apprentice area article artist assessment asset assignment assistant associate athlete attendee attorney audit
  award banner barista barrier bartender batch bed benchmark bid blog board book booth branch brand bridge
  brochure bug building buyer cabin call camera camp campaign camper campus candidate car carpenter case cashier
  center centre certificate certification change channel chapter chef child church city claim class classroom
  clerk client clinic clinician club coach cohort colleague college committee community company competency
  competition competitor complaint component computer conference consultant contract contractor contributor
  controller conversation cook country county course creator customer cycle dashboard database dataset day deal
  dealer dealership decision defect deliverable dentist department deployment deposition designer desk developer
  device director discipline dishwasher display distributor district doctor document donor draft drawing driver
  edition editor educator election electrician element email employee engagement engineer entity entry episode
  error estimate evaluation event exam exhibit exhibition experiment expert facility failure family farm farmer
  feature file film finding firm flight floor flyer form founder franchise freelancer function game gap garden
  goal graduate grant graph group grower guard guest guide guideline hearing highlight hire home hospital hotel
  hour household housekeeper idea image improvement incident individual industry influencer initiative inquiry
  inspection inspector installation institution instructor integration intern interview invention investigation
  investor invoice issue item janitor job journal journalist judge kilometer kilometre kiosk kitchen lab
  laboratory laptop launch lawyer leader league learner lecture lesson letter library loan location machine
  magazine manager manual manuscript market matter mechanic meeting member mentee mentor merchant message meter
  metric migration mile milestone minute mission mistake model module month motion movie municipality museum
  nation neighborhood network newsletter night nurse object obstacle offer officer operator opportunity option
  order organisation organization outlet output owner package page painter panel paper paramedic parameter parent
  park participant partner partnership party passenger patent patient payment performer permit person petition
  pharmacist phase photo photographer physician piece pilot pipeline placement plan plant platform playbook player
  plumber podcast policy portal position post poster presentation presenter principle printer problem procedure
  process producer product professional professor program programme programmer project property proposal prospect
  protocol prototype publication publisher pupil quarter question questionnaire queue race receipt recipe
  recommendation record recruit recruiter referral region registrant regulator relationship release rep report
  reporter representative request requirement researcher reservation resident respondent restaurant result
  retailer review reviewer rider risk robot role room route rule salesperson sample scenario scholar scholarship
  school scientist screen script season seat section sector seller seminar sensor server session shareholder shift
  ship shipment shop shopper showroom simulation site sku slide song source speaker specialist specification
  spectator sponsor sponsorship spreadsheet sprint stakeholder standard startup state station store story
  storyboard strategy stream street student studio study subject submission subscriber subscription subsidiary
  suggestion summit supervisor supplier surgeon survey suspect system table tablet tactic target task teacher team
  teammate technician technique technologist template tenant terminal territory test theater theatre theme
  therapist thesis threat ticket tool topic tour tourist tournament town trader trail trailer trainee trainer
  transaction transcript translation translator treatment trial trip truck trustee tutor tutorial university
  update upgrade user vacancy variable variant vehicle vendor venue verdict version vessel veteran victim video
  village violation visit visitor volunteer voter vulnerability waiter ward warehouse webinar website week welder
  wireframe witness worker workflow workshop workstation writer year`.split(/\s+/),
);

const irregular: Record<string, string> = {
  person: 'people',
  child: 'children',
  thesis: 'theses',
  salesperson: 'salespeople',
};
const singulars = new Map([...countNouns].map((noun) => [pluralOf(noun), noun]));

export function pluralOf(noun: string): string {
  const special = irregular[noun];
  if (special) return special;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** The singular of a plural we know. */
export function singularOf(plural: string): string | undefined {
  return singulars.get(plural);
}
