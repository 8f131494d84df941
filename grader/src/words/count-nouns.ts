/** Things that resumes count, in the singular. Words that also modify a following noun without change are left out. */
export const countNouns: ReadonlySet<string> = new Set(
  `ability accident aspect background bill calculation culture diagram drawing environment instrument ledger quotation skill tender situation account accountant acquisition action activity ad adjustment administrator agency agent
  agreement alert algorithm allegation ambassador analyst animal apartment app appeal applicant application
  appointment apprentice area article artifact artist assessment asset assignment assistant associate athlete
  attendee attorney audit audition award baby banner barista barrier bartender batch bed benchmark beneficiary bid
  bidder blog board book booth borrower branch brand bridge brief brochure bug building buyer cabin call camera
  camp campaign camper campus candidate caption car caregiver carpenter carrier case cashier center centre
  certificate certification change channel chapter chef child chord church circuit city claim class classroom
  clerk client clinic clinician club cluster coach cohort colleague college committee community company competency
  competition competitor complaint component computer concert conference consultant container contract contractor
  contributor controller conversation cook costume country county course crane creator curator customer cycle
  dashboard database dataset day deal dealer dealership decision defect deliverable dentist department deployment
  deposition designer desk developer device director discipline dishwasher display distributor district docent
  doctor document dollar donor draft drawing driver ebook edition editor educator election electrician element
  email employee endpoint engagement engineer entity entry episode error essay estimate evaluation event exam
  exhibit exhibition experiment expert facility failure family farm farmer feature fellow file film finding firm
  fixture flight floor flyer form founder framework franchise freelancer function gallery game gap garden goal
  graduate grant grantee graph group grower guard guest guide guideline hashtag hearing highlight hire home
  hospital hotel hour household housekeeper icon idea image improvement incident individual industry influencer
  infographic initiative inquiry inspection inspector installation institution instructor integration intern
  interview invention investigation investor invoice issue item janitor job journal journalist judge jury keynote
  kilometer kilometre kiosk kitchen lab laboratory landlord laptop launch lawsuit lawyer leader league learner
  lecture lender lesson letter library loan location logo machine machinist magazine manager manual manuscript
  market matter mechanic meeting member mentee mentor merchant message meter metric microservice migration mile
  milestone minute mission mistake mockup model module monologue month mortgage motion movie municipality mural
  museum nation neighborhood network newsletter night notebook nurse object obstacle offer officer operator
  opportunity option order organisation organization outage outlet output owner package page painter pallet panel
  paper paramedic parameter parent park participant partner partnership party passenger patent patient payment
  performer permit person persona petition pharmacist phase photo photographer physician piece pilot pipeline
  placement plan plant platform playbook player plumber podcast policy portal position post poster postgraduate
  presentation presenter principle printer problem procedure process producer product professional professor
  program programme programmer project property proposal prospect protocol prototype publication publisher pump purchase
  pupil quarter question questionnaire queue race receipt recipe recital recommendation record recruit recruiter
  reel referral region registrant regression regulator rehearsal relationship release rep report reporter
  repository representative request requirement researcher reservation resident respondent restaurant result
  retailer review reviewer rider risk robot role room route rule salesperson sample scenario scholar scholarship
  school scientist screen screenplay script sculpture season seat section sector seller seminar sensor server
  session shareholder shift ship shipment shop shopper showroom simulation site sku slide song source speaker
  specialist specification spectator stage sponsor sponsorship spreadsheet sprint stakeholder standard stanza startup
  state statement station store story storyboard strategy stream street student studio study stylesheet subject
  submission subscriber subscription subsidiary substation suggestion summit supervisor supplier surgeon survey
  suspect system table tablet tactic target task teacher team teammate technician technique technologist teller
  template tenant terminal territory test theater theatre theme therapist thesis threat ticket tool topic tour
  tourist tournament town trader trail trailer trainee trainer transaction transcript translation translator
  treatment trench trial trip truck trustee turbine tutor tutorial undergraduate university update upgrade user
  vacancy valve variable variant vehicle vendor venue verdict version vessel veteran victim video village
  violation visit visitor volunteer voter vulnerability waiter ward warehouse webinar website week welder
  whitepaper wireframe witness worker workflow workshop workstation writer year zone`.split(/\s+/),
);

const irregular: Record<string, string> = {
  person: 'people',
  child: 'children',
  thesis: 'theses',
  salesperson: 'salespeople',
};
const singulars = new Map([...countNouns].map((noun) => [pluralOf(noun), noun]));

/** The plural of a noun. */
export function pluralOf(noun: string): string {
  const special = irregular[noun];
  if (special) return special;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
}

/** The singular of a known plural. */
export function singularOf(plural: string): string | undefined {
  return singulars.get(plural);
}
