/** Action verbs by kind of work; a verb may be of several kinds. Written for this project. */
export const verbFamilies = {
  leadership: `administer appoint approve assign authorize chair champion coach consolidate coordinate delegate direct
    enforce establish execute govern guide head hire lead manage mentor mobilize motivate orchestrate organize
    oversee pioneer prioritize recruit restructure shape spearhead steer supervise unite`,
  communication: `address advise advocate arbitrate articulate author brief broker clarify collaborate communicate compose
    consult convey convince correspond counsel debate define draft edit explain facilitate influence interview
    liaise lobby mediate moderate negotiate persuade present promote proofread publicize publish reconcile
    report resolve speak summarize translate write`,
  analysis: `analyze appraise assess audit benchmark calculate collect compare conclude critique detect determine
    diagnose discover estimate evaluate examine experiment explore extract forecast formulate gather hypothesize
    identify inspect interpret interview investigate isolate map measure model observe predict project quantify
    research review sample simulate survey synthesize test validate verify`,
  technical: `administer architect assemble automate build calibrate code compile compute configure construct containerize
    convert debug deploy design develop digitize document engineer fabricate fortify harden implement instrument
    integrate install maintain manufacture migrate modernize optimize overhaul patch port print program
    prototype provision rebuild refactor remodel repair replace restore scale secure solve standardize
    streamline troubleshoot tune upgrade`,
  creative: `adapt brand combine compose conceive conceptualize create curate customize design devise direct draw
    entertain film illustrate imagine improvise innovate invent originate perform photograph plan produce
    reimagine render revitalize sculpt shape sketch storyboard style visualize`,
  teaching: `adapt advise assess clarify coach communicate coordinate critique demonstrate develop educate enable
    encourage evaluate explain facilitate guide individualize inform inspire instruct motivate persuade
    stimulate teach train tutor`,
  helping: `advocate aid answer assess assist care clarify coach collaborate console counsel demonstrate diagnose
    encourage ensure expedite facilitate guide mentor nurse protect provide refer rehabilitate represent resolve
    screen serve support treat volunteer`,
  financial: `adjust administer allocate analyze appraise audit balance bill budget calculate close compute conserve cut
    decrease disburse finance forecast fund invest invoice lower market measure model negotiate plan price
    process procure project purchase qualify raise rebalance recover reconcile reduce reimburse renew save
    underwrite value`,
  sales: `acquire attract boost capture close convert cross-sell cultivate double drive earn exceed expand generate
    grow launch maximize multiply negotiate outpace outperform penetrate persuade pitch prospect quadruple
    qualify renew secure sell sign surpass target triple upsell win yield`,
  operations: `accelerate approve arrange catalog centralize classify coordinate deliver dispatch distribute eliminate
    expedite execute file generate handle implement inspect inventory log maintain monitor order organize
    package pack prepare process procure purchase receive record register replenish resolve retrieve route
    schedule screen ship sort stock store streamline supply systematize tabulate track transport update validate
    verify`,
  achievement: `accomplish achieve attain award complete cut deliver double earn eliminate exceed expand finish gain halve
    improve increase outperform overcome pioneer raise reach reduce resolve save shorten solve succeed surpass
    transform triple win`,
  service: `accommodate address answer arrange attend calm cater clean cook deliver escort greet handle host listen
    operate prepare process recommend resolve respond satisfy seat sell serve set solve upsell welcome`,
  health: `administer admit assess bandage chart counsel diagnose discharge dispense educate evaluate examine immunize
    inject intubate medicate monitor nurse operate prescribe prevent record refer rehabilitate resuscitate
    sanitize screen stabilize sterilize suture treat triage vaccinate`,
  trades: `assemble bend braze build cut demolish drill excavate fabricate finish frame grade grind haul inspect
    insulate install lay machine maintain measure mount operate paint pave pour rebuild repair retrofit rewire
    sand service test trim weld wire`,
} as const;

/** Further verbs that open lines of resumes. */
export const moreVerbs = `accept access account accrue acknowledge act activate add adhere adopt advertise aggregate alert align alter
  amend amortize animate announce anticipate appear apply appreciate approach argue arrest art art-direct
  ascertain ask assay associate assume assure attach attempt augment authenticate average await babysit back
  backhaul bake ban base believe belong block board book borrow brew browse bundle butcher cache caddie call
  campaign canvass capitalize caption carry catheterize cause celebrate certify challenge change chaperone
  characterize charge check choreograph circulate cite cite-check claim clear clerk climb clone co-author
  co-found co-invent coauthor cofound cold-call comfort command commend commission compensate compete complement
  comply compound comprise concentrate conduct confirm connect consist contact contain continue contract
  contribute cooperate cope copy copyedit correct count craft cross-train culture date debone debrief decide
  decommission decrypt dedicate defend defuse demand depend depose depreciate deputize derive describe deserve
  designate detail devote die differentiate diminish disassemble discuss displace display dissect distill
  diversify divide dockerize donate dose download drywall earmark elect elevate embed emcee emerge emphasize
  employ empower enact encounter encrypt endorse engage enhance enjoy enlarge enlist enrich enter entrust
  envision error escalate evolve exchange exercise expose express extend face fact-check familiarize feature
  field fill fine-tune fire float fold follow force forge form found free fulfill function furnish garner
  garnish genotype graduate grant grill grip grout guarantee halt hedge help highlight honor hunt illuminate
  image immerse impact impart impress include incorporate incubate index indicate induce infer initiate inquire
  insert insource instill institute insure interact interface intern intervene introduce invite involve issue
  join judge justify kick land lathe learn lecture letter leverage license lifeguard lift link list litigate
  live livestream load load-test localize locate look mark master match mature merchandise merge mill mine
  minimize mitigate mix modify move mystery-shop name narrate navigate need network nominate normalize notarize
  note notify obtain occupy offboard officiate offshore open open-source opt orient outsource own pair
  pair-program palletize parse participate pass pentest perfect persist petition phlebotomize phone-bank pick
  pipette place plaster plate play please podcast portion position possess post practice precept preheat
  preserve preside press proceed proctor profile proliferate prolong prompt propose prove pull purify pursue
  push putaway query question quote race ramp rank rate re-engineer rearchitect rebrand recall recognize
  reconfigure rectify recycle redeploy redesign redirect redline reengineer reestablish referee refine reform
  refresh refurbish regulate rehearse reinforce reinsure relaunch release relieve relocate remain remedy remit
  remove rename renegotiate reopen reorganize repay reposition request require reshape reskill restock result
  resume retain retire retouch retrain return reuse revamp reverse revise revive reward rework rightsize
  road-test roast roll rotate round sandbox score search securitize seem select separate sequence settle shadow
  share shepardize shift shingle simplify size slash slow solder sound source specialize specify speed splice
  sponsor staff stage stage-manage stain stake start state stay steward strategize strengthen structure study
  subedit substitute subtitle suggest suit sustain switch syndicate tab talk tally task team tend terminate
  testify thrive tighten tile titrate torque touch tour trace trade transcreate transcribe transfuse transition
  trench trigger trust try turn tweet type typeset uncover unify unload upload use utilize vary view virtualize
  vote wait walk want warn wash watch weigh widen wireframe work`;

/** Verbs whose past forms follow no rule, or double their last letter: base, past, participle. */
export const irregularVerbs = `arise arose arisen|awake awoke awoken|be was been|bear bore borne|beat beat beaten|become became become|
  begin began begun|bend bent bent|bid bid bid|bind bound bound|bite bit bitten|bleed bled bled|blow blew blown|
  break broke broken|breed bred bred|bring brought brought|broadcast broadcast broadcast|build built built|
  burn burned burned|buy bought bought|cast cast cast|catch caught caught|choose chose chosen|cling clung clung|
  come came come|cost cost cost|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|
  drink drank drunk|drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|
  fight fought fought|find found found|fit fit fit|fly flew flown|forbid forbade forbidden|
  forecast forecast forecast|foresee foresaw foreseen|forget forgot forgotten|forgive forgave forgiven|
  freeze froze frozen|get got gotten|give gave given|go went gone|grind ground ground|grow grew grown|
  hang hung hung|have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|keep kept kept|
  know knew known|lay laid laid|lead led led|leave left left|lend lent lent|let let let|lie lay lain|
  light lit lit|lose lost lost|make made made|mean meant meant|meet met met|offset offset offset|
  oversee oversaw overseen|overcome overcame overcome|pay paid paid|proofread proofread proofread|put put put|
  quit quit quit|read read read|rebuild rebuilt rebuilt|retell retold retold|rethink rethought rethought|
  rewrite rewrote rewritten|ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|
  see saw seen|seek sought sought|sell sold sold|send sent sent|set set set|sew sewed sewn|shake shook shaken|
  shoot shot shot|show showed shown|shrink shrank shrunk|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|
  sleep slept slept|speak spoke spoken|spend spent spent|spin spun spun|split split split|spread spread spread|
  stand stood stood|steal stole stolen|stick stuck stuck|strike struck struck|strive strove striven|
  swear swore sworn|sweep swept swept|swim swam swum|take took taken|teach taught taught|tear tore torn|
  tell told told|think thought thought|throw threw thrown|undergo underwent undergone|
  understand understood understood|undertake undertook undertaken|uphold upheld upheld|upset upset upset|
  wake woke woken|wear wore worn|weave wove woven|win won won|wind wound wound|withdraw withdrew withdrawn|
  withstand withstood withstood|write wrote written|outperform outperformed outperformed|
  overhaul overhauled overhauled|reset reset reset|resell resold resold|underwrite underwrote underwritten|
  troubleshoot troubleshot troubleshot|mistake mistook mistaken|cowrite cowrote cowritten|
  co-write co-wrote co-written|co-lead co-led co-led|co-teach co-taught co-taught|input input input|
  retrofit retrofitted retrofitted|benefit benefited benefited|target targeted targeted|budget budgeted budgeted|
  market marketed marketed|edit edited edited|audit audited audited|credit credited credited|
  visit visited visited|limit limited limited|exhibit exhibited exhibited|profit profited profited|
  develop developed developed|deliver delivered delivered|offer offered offered|monitor monitored monitored|
  mentor mentored mentored|tutor tutored tutored|author authored authored|partner partnered partnered|
  pioneer pioneered pioneered|engineer engineered engineered|filter filtered filtered|foster fostered fostered|
  gather gathered gathered|answer answered answered|order ordered ordered|cover covered covered|
  discover discovered discovered|recover recovered recovered|register registered registered|
  render rendered rendered|consider considered considered|transfer transferred transferred|
  refer referred referred|prefer preferred preferred|confer conferred conferred|defer deferred deferred|
  occur occurred occurred|program programmed programmed|model modeled modeled|label labeled labeled|
  travel traveled traveled|channel channeled channeled|cancel canceled canceled|counsel counseled counseled|
  total totaled totaled|signal signaled signaled|fuel fueled fueled|level leveled leveled|excel excelled excelled|
  compel compelled compelled|control controlled controlled|patrol patrolled patrolled|enroll enrolled enrolled|
  admit admitted admitted|commit committed committed|permit permitted permitted|submit submitted submitted|
  transmit transmitted transmitted|equip equipped equipped|ship shipped shipped|stop stopped stopped|
  plan planned planned|map mapped mapped|tap tapped tapped|wrap wrapped wrapped|strap strapped strapped|
  scrap scrapped scrapped|swap swapped swapped|drop dropped dropped|shop shopped shopped|chop chopped chopped|
  crop cropped cropped|prep prepped prepped|step stepped stepped|strip stripped stripped|trim trimmed trimmed|
  scan scanned scanned|pin pinned pinned|jog jogged jogged|log logged logged|debug debugged debugged|
  plug plugged plugged|tag tagged tagged|flag flagged flagged|bag bagged bagged|drag dragged dragged|
  blog blogged blogged|vlog vlogged vlogged|grab grabbed grabbed|rub rubbed rubbed|scrub scrubbed scrubbed|
  stir stirred stirred|spur spurred spurred|chat chatted chatted|format formatted formatted|plot plotted plotted|
  spot spotted spotted|trot trotted trotted|vet vetted vetted|net netted netted|regret regretted regretted|
  rig rigged rigged|dub dubbed dubbed|web webbed webbed|knit knitted knitted|upskill upskilled upskilled|
  onboard onboarded onboarded|kit kitted kitted|pet petted petted|allot allotted allotted|pilot piloted piloted|
  pivot pivoted pivoted|solicit solicited solicited|interpret interpreted interpreted|inherit inherited inherited|
  elicit elicited elicited|deposit deposited deposited|orbit orbited orbited|rivet riveted riveted|
  review reviewed reviewed|fix fixed fixed|tax taxed taxed|focus focused focused|bus bused bused|
  quiz quizzed quizzed|outfit outfitted outfitted|refit refitted refitted|reship reshipped reshipped|
  cohost cohosted cohosted`;
