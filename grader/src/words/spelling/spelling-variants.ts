/** Words with an American and a British spelling. `-ize` is correct in both and left out. */
const pairs = `analyze analyse|analyzed analysed|analyzing analysing|behavior behaviour|behavioral behavioural|catalog catalogue|
  center centre|centers centres|color colour|colors colours|colored coloured|counselor counsellor|defense defence|
  enrollment enrolment|favorite favourite|fiber fibre|flavor flavour|fulfill fulfil|fulfillment fulfilment|gray grey|
  honor honour|honors honours|humor humour|jewelry jewellery|judgment judgement|labor labour|leveled levelled|
  liter litre|liters litres|maneuver manoeuvre|meter metre|meters metres|modeled modelled|modeling modelling|mold mould|
  neighbor neighbour|neighborhood neighbourhood|neighborhoods neighbourhoods|offense offence|orthopedic orthopaedic|
  pediatric paediatric|plow plough|program programme|programs programmes|skillful skilful|theater theatre|
  traveled travelled|traveling travelling|traveler traveller|tire tyre|labeled labelled|labeling labelling|
  canceled cancelled|signaling signalling|totaled totalled|channeled channelled|organized organised|organizing organising|
  organization organisation|organizations organisations|optimized optimised|optimizing optimising|
  specialized specialised|prioritized prioritised|standardized standardised|recognized recognised|realized realised|
  customized customised|digitized digitised|minimized minimised|maximized maximised|summarized summarised|utilized utilised|
  stabilized stabilised|centralized centralised|authorized authorised|categorized categorised|mobilized mobilised`;

type Variant = { other: string; isBritish: boolean; isEvidence: boolean };

export const spellingVariants: ReadonlyMap<string, Variant> = new Map(
  pairs.split('|').flatMap((pair): [string, Variant][] => {
    const [american = '', british = ''] = pair.trim().split(' ');
    const both = /iz(?:ed?|ing|ations?)$/.test(american);
    // "catalog", "program" and "judgment" are British in some senses, too.
    const unsure =
      both ||
      /^(?:program|programs|catalog|judgment|meter|meters|gray|mold|tire|leveled|theater|fulfill)$/.test(american);
    return [
      [american, { other: british, isBritish: false, isEvidence: !unsure }],
      [british, { other: american, isBritish: true, isEvidence: true }],
    ];
  }),
);
