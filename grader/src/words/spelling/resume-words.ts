/**
 * Words of resumes that general word lists lack or rank as rare: they are correct, and likely corrections of misspelt
 * ones.
 */
export const resumeWords = new Set(
  `assistantship assistantships biotechnology competency competencies curricular instrumentation telecommunication
  symposium symposiums attainment attainments photographer photographers threaded electrician electricians proficiencies
  architectures charismatic nationality practitioner practitioners accrual accruals adoption agile analytics api apis app apps asana audit audits backend backlog backlogs backorder
  backorders benchmark billable blog blogs bookkeeper bookkeeping branding brainstorm broadband budget budgets bugfix
  calibrate capex caregiver caregivers caseload caseloads cashflow changeover charting chatbot chatbots checklist
  checklists checkout clickthrough clinician clinicians codebase codebases cofounder cohort cohorts collateral compliance
  config configs configure copywriter copywriting coursework covid coworker coworkers coworking crossfunctional
  crowdsourced curriculum curricula cybersecurity cyber customer customers dashboard dashboards dataset datasets
  deadline deadlines debugging deliverable deliverables demo demos dermatology devops dialysis diagnostics dispatch
  downtime ebook ebooks ecommerce edtech email emails employee employees engagement enrollment enrolment equipment
  ergonomic escalation escalations ethnography expense facilitator failover fintech firmware followup footfall
  forecasting forklift forklifts franchise freelancer freelancers frontend frontline fulfillment fulfilment fullstack
  fundraise fundraiser fundraisers fundraising gamification geospatial github grantmaking handoff handoffs hackathon
  hackathons handover handovers healthcare helpdesk homepage hotfix hotspot housekeeping hydraulics impactful inbound
  inbox influencer influencers infographic infographics infrastructure inpatient intake interdisciplinary internship
  internships intranet inventory inventories invoice invoices invoicing journaling keynote keyword keywords laparoscopic
  leaderboard leaderboards lifecycle liaison liaise liaised livestream livestreams logistics maintenance marketplace
  marketplaces mentee mentees mentorship merchandiser merchandising messaging metadata metric metrics microservice
  microservices middleware milestone milestones mockup mockups moodboard multichannel multidisciplinary multilingual
  multimillion multimodal multinational multitask multithreaded multivariate namespace naloxone nonprofit nonprofits
  offboard offboarding offline omnichannel onboard onboarded onboarding onboards onsite opex orthopedic orthopaedic
  outbound outpatient outpatients outreach overhaul payables payroll payrolls payback pediatric paediatric perioperative
  persona personas pharma phlebotomist phlebotomy photovoltaic pipeline pipelines playbook playbooks podcast podcasts
  portfolio portfolios postgraduate postmortem postmortems postoperative preoperative preproduction preschool
  procurement prototype prototypes prototyping provisioning proteomics psychometric psychosocial qualitative quantitative
  quarterly radiology rebrand rebranded rebranding receivables reconcile reconciliation recruiter recruiters refactor
  refactored refactoring referral referrals regression rehab remediation repo repos repository reskilling restocking
  retargeting retrofit retrofits roadmap roadmaps rollout rollouts rota runbook runbooks saas scalable scalability schema
  schemas scrum sdk segmentation serverless setpoint shopfloor shortlist shortlisted shrinkage signage signoff signup
  signups smartphone smartphones spreadsheet spreadsheets sprint sprints stakeholder stakeholders startup startups
  storefront storefronts storyboard storyboards storytelling subcontractor subcontractors subgroup submittal submittals
  subsea supplier suppliers sustainability syllabi synchronous systemwide takeoff takeoffs taxonomy teardown
  telehealth telemedicine telemetry templating testbed throughput timesheet timesheets tooling toolkit toolkits
  touchpoint touchpoints toxicology troubleshoot troubleshooting turnaround turnover typeface typefaces underwriting
  underwriter underwriters unittest uptime upsell upsells upselling upskill upskilled upskilling usability ventilator
  vendor vendors versioning videoconference videographer wayfinding waitlist warehouse warehousing walkthrough
  walkthroughs webapp webhook webhooks webinar webinars website websites wellbeing whiteboard whitepaper whitepapers
  wireframe wireframes wireframing workaround workarounds workflow workflows workforce workload workloads workplace
  workshop workshops workspace workspaces workstation workstations workstream workstreams worksite yoy mom csat nps
  deduplicate deduplicated deduplication idempotency idempotent observability anonymize anonymized parameterize
  parameterized containerize containerized dockerized virtualized sharded sharding replatform replatformed monorepo
  changelog linting linter linters tokenize tokenized autoscaling autoscaler rearchitect rearchitected microfrontend
  barcode barcodes planogram planograms mystery bussing bartend bartended sommelier mise commis patisserie barista baristas
  paralegal paralegals deposition depositions docketing redline redlines redlined escrow subpoena pretrial probate
  biopsy biopsies biomarker biomarkers bioinformatics cytometry chromatography electrophoresis immunoassay pipetting
  transcriptomics genomics genotyping cryogenic microscopy spectrometry spectroscopy qpcr titration triage triaged
  stormwater wastewater switchgear rebar formwork drywall millwork punchlist geotechnical subgrade asphalt scaffolding
  kanban kaizen gemba poka yoke takt andon sigma hoshin dmaic countermeasure countermeasures
  differentiated differentiation edtech homeroom phonics bilingual biliteracy pupils safeguarding
  accessibility achievement achievements administration advertisement advertising agreement analysis analyses appointment
  assessment assessments assignment assistance beginning business calendar campaign campaigns certificate certification
  client clients collaboration colleague colleagues commission commitment committee committees communication
  communications community competitive completion component components conference conversion coordination correspondence
  corporate database databases definition delivery department departments development different discrepancies
  discrepancy documentation duplicate efficiency effectiveness engineering environment environmental evaluation executive
  experience extension facilities feedback financial forecast forecasts function functional government guidance
  hospital identification implementation improvement improvements increase independent individual industry initiative
  initiatives inspection inspections installation institution insurance integration intelligence interface international
  inventory investigation investment knowledge laboratory leadership management manager managers manufacturing market
  marketing material materials measurement mechanical medication medications meeting meetings necessary negotiation
  occasion occurrence operation operational operations opportunities opportunity organization organizational outcome
  participation partner partners partnership partnerships patient patients performance personnel planning practice
  presentation presentations preparation prevention priorities procedure procedures process processes product production
  productivity professional proficiency program programs project projects promotion promotional proposal proposals
  protocol protocols purchase qualification quality questionnaire receipt recommendation recommendations recruitment
  reduction regional registration regulation regulations regulatory relationship relationships release reliability
  replacement report reporting reports representative representatives requirement requirements research resolution
  resource resources response responsibilities responsibility restaurant retention retrieval revenue review sales
  satisfaction schedule schedules scheduling security separate service services several shipment shipments software
  solution solutions specialist specification specifications staff standard standards statistical strategic strategies
  strategy student students success successful superintendent supervision supervisor support surveillance survey surveys
  system systems technical technician technicians technique techniques technology testing training transaction
  transactions transportation treatment vehicle vehicles volunteer volunteers`.split(/\s+/),
);
