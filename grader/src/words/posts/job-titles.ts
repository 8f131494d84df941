/** Nouns that head job titles: "Senior Software *Engineer*", "*Head* of Sales". Lower case, singular; some as people misspell them. */
export const titleNouns = new Set(
  `accountant actor actuary adjuster administrator adviser advisor agent aide ambassador analyst anesthetist animator
  apprentice arborist archaeologist architect archivist artist assembler assessor assistant associate astronomer attendant
  attorney auditor author baker bailiff banker barback barber barista barrister bartender biologist biochemist
  bookkeeper botanist broker builder busser butcher buyer captain caregiver caretaker carpenter cartographer cashier
  ceo cfo cto coo cio cmo cpo chair chairman chairperson chairwoman chancellor chaplain chauffeur checker chef chemist
  chief chiropractor choreographer cleaner clerk clinician coach co-founder cofounder collector columnist commander commissioner
  companion composer comptroller concierge conductor conservator consultant contractor controller cook coordinator
  co-ordinator copywriter cosmetologist counsel counsellor counselor courier creator crew curator custodian dancer dealer dean
  decorator demonstrator dentist deputy designer detective developer devops dietitian dietician director dispatcher
  doctor docent draftsman drafter driver economist editor educator electrician engineer entrepreneur enumerator
  epidemiologist estimator examiner executive expert fabricator facilitator farmer fellow firefighter fisherman florist
  foreman founder freelancer fundraiser gardener generalist geologist geographer geophysicist governor grader groundskeeper
  guard guide hairdresser handler handyman head headteacher historian host hostess houseman housekeeper hygienist illustrator
  inspector installer instructor intern interpreter interviewer inventor investigator jailer janitor jeweler journalist judge
  juggler keeper laborer labourer landscaper lawyer lead leader lecturer liaison librarian lieutenant lifeguard linguist
  loader locksmith logistician machinist maid maintainer maker manager marketer marshal mason mathematician mechanic
  mediator medic member mentor merchandiser merchant messenger meteorologist microbiologist midwife milliner miner minister
  model moderator musician nanny navigator neurologist notary novelist nurse nutritionist officer operator optician optometrist
  orderly organizer organiser owner packer painter paralegal paramedic partner pastor pathologist patrol pediatrician
  pharmacist phlebotomist photographer photojournalist physician physicist physiotherapist picker pilot planner plumber
  podiatrist policeman porter postdoc practitioner preceptor preparer president presenter principal printer processor
  procurement producer professor programmer proofreader prosecutor provider provost psychiatrist psychologist publicist
  publisher purchaser radiographer radiologist ranger realtor receptionist recruiter referee registrar rep reporter
  representative researcher resident restorer retoucher reviewer rigger roofer sailor salesman salesperson saleswoman
  scholar scientist scout screenwriter scrum sculptor seamstress secretary seller sergeant server sheriff shipper
  shopper singer social-worker sociologist soldier solicitor specialist staffer statistician steward stewardess
  stocker strategist student stylist subcontractor superintendent supervisor supporter surgeon surveyor tailor teacher
  teller technician technologist tester therapist tiler toolmaker trader trainee trainer transcriber translator
  treasurer tutor typist underwriter upholsterer usher valet vet veterinarian videographer vendor vp volunteer waiter
  waitress warden watchman weaver webmaster welder worker writer zoologist temp placement internship apprenticeship externship
  clerkship fellowship residency registered-nurse rn lpn cna emt sre swe qa pm ops advocate ambassador evangelist
  sister matron tgt pgt prt rigger helper co-op storekeeper draughtsman
  foremen supervisior superviser enginner enginer excutive tecnician techician assistent engg engr
  bricklayer glazier joiner fitter stagehand docker crewmember teammate lineman pipefitter boilermaker
  hairstylist manicurist pedicurist groomer colorist colourist beautician esthetician aesthetician cinematographer gaffer
  goldsmith comedian puppeteer
  bursar cadet coder internee post-doc recruit asst manger
  bellhop capturer chaperone compositor extern greeter runner sitter sorter waitstaff
  annotator assistantship awardee bookseller champion collaborator commentator conciliator contributor convener convenor ductman labeler labeller observer
  actress babysitter banksman blacksmith blogger bosun bouncer cameraman canvasser captioner carer caseworker chargehand
  childminder cobbler constable corporal derrickman dishwasher doorman driller entertainer expeditor fieldworker flagman
  headmaster headmistress homemaker invigilator jeweller jointer leadman linesman lobbyist masseur masseuse
  negotiator oiler peon playwright promoter proprietor proprietress repairer roughneck scaffolder seaman
  serviceman shopkeeper signalman sonographer steno stenographer storeman telecaller timekeeper transcriptionist umpire
  warehouseman
  draftman draughtman electrican machanic mechnic supervior technicial`
    .split(/\s+/)
    .filter(Boolean),
);

/** Words before a title noun that give rank or kind. */
export const rankWords = new Set(
  `senior junior sr jr lead principal staff chief head vice deputy assistant associate interim acting regional national global
  executive managing general graduate trainee student summer undergraduate freelance self-employed independent founding`
    .split(/\s+/)
    .filter(Boolean),
);
