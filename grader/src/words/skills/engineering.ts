/** Engineering, trades, manufacturing and science; the notation is told in `matching/text/taxonomy.ts`. */
export const engineeringSkills = `
# trades
construction|building site|construction site|site work|construction worker|building trade|construction industry|new builds|building works|labourer
site management|site manager|construction manager|site supervision|site foreman|construction management|superintendent|site supervisor > construction
carpentry|carpenter|joinery|joiner|woodwork|formwork|cabinet making|timber > construction
bricklaying|bricklayer|masonry|mason|brickwork|stonemason > construction
plumbing|plumber|pipework|heating installation|sanitary|boilers|pipefitting|gas engineer|heating engineer|pipe fitting
hvac|air conditioning|refrigeration|ventilation|heating systems|heat pumps|hvac technician|chillers
electrical installation|electrician|wiring|house wiring|cabling|sockets and lighting|electrical work|electrical systems|rewiring|rewires|fuse boards|consumer units|conduit|distribution boards|trunking|electrical maintenance|industrial electrician|electrical fitter
electrical testing|inspection and testing|fault finding|fault-finding|multimeter|test certificates|eicr|electrical fault finding
solar installation|photovoltaic|pv systems|solar panels|ev chargers
painting and decorating|painter|decorator|wallpapering|plastering|plasterer|drywall|dry lining
roofing|roofer|roofs
tiling|tiler|floor laying|flooring
scaffolding|scaffolder
concrete work|concreting|groundworks|excavation|earthworks|steel fixing|paving|asphalt
heavy equipment|excavator|plant operator|crane|crane operator|heavy machinery|bulldozer|heavy equipment operator
welding|welder|mig|tig|arc welding|metal fabrication|fabricator|sheet metal|mig welding|tig welding|steelwork|blueprint reading for welders
vehicle repair|car mechanic|auto mechanic|automotive technician|mechanic|vehicle technician|brakes|engine repair|vehicle servicing|diagnostics of vehicles|automotive repair|vehicle maintenance
diesel mechanics|diesel mechanic|heavy vehicle technician|truck repair > vehicle repair
general maintenance|handyman|building maintenance|maintenance technician|maintenance work|repairs|caretaker|preventive maintenance|planned maintenance|preventative maintenance|facility maintenance|breakdowns|equipment maintenance
reading technical drawings|blueprints|technical drawings|schematics|wiring diagrams|circuit diagrams|construction drawings|engineering drawings
health and safety|hse|ehs|osha|site safety|risk assessments|safety regulations|workplace safety|safety procedures|safety inspections|ehs manager|occupational safety|nebosh|iosh
quantity surveying|quantity surveyor|cost estimation|estimator|bill of quantities|estimating|cost estimating|takeoffs
building inspection|building surveyor|surveying|surveyor|land survey|building codes|building regulations
!cscs card|osha 10|osha 30|cscs|safety passport|sssts|smsts
!electrician licence|18th edition|journeyman electrician|bs 7671|licensed electrician|master electrician|nvq electrical installation|jib|electrical licence|am2|wiring regulations
!gas safe|gas safe registered|epa 608|epa certification
!plumbing licence|licensed plumber|journeyman plumber
!welding certificate|certified welder|aws d1.1|coded welder
!professional engineer|pe license|chartered engineer|ceng|eit|fe exam|licensed engineer
# engineering
mechanical engineering|mechanical engineer|mechanical design|machine design|design of machine parts|design engineer|mechanical components|mechanical systems
cad|computer-aided design|autocad|solidworks|catia|inventor|creo|siemens nx|3d cad|fusion 360|solid edge|draughting|drafting|cad drawings
fea|finite element|ansys|abaqus|structural simulation|stress analysis|cfd|fluid simulation|nastran
gd&t|tolerancing|tolerances|dimensioning
thermodynamics|heat transfer|thermal design|fluid mechanics
product development|new product development|npd|product design engineering|prototype build|r&d|research and development
electrical engineering|electrical engineer|power systems|electrical design engineer|electrical design|power distribution design|load calculations|short-circuit calculation|cable sizing|single-line diagrams|switchgear|protection relay|high voltage|medium voltage|low voltage|substation|lighting design|power engineering
eplan|electrical cad|autocad electrical|dialux|etap|e3.series > electrical engineering
electronics|circuit design|pcb design|pcb|analog circuits|altium|electronic engineer|hardware design|printed circuit|fpga|vhdl|verilog|oscilloscope|soldering|electronics engineer|eagle
automation|plc|plc programming|siemens s7|tia portal|scada|industrial automation|control systems|allen-bradley|hmi|control engineer|process control|instrumentation|dcs
civil engineering|civil engineer|infrastructure projects|road construction|bridges|highways|drainage|civil works
structural engineering|structural engineer|structural design|steel structures|reinforced concrete|structural calculations|tekla|etabs|staad
architecture|architect of buildings|building design|architectural design|revit|bim|archicad|architectural drawings|planning permission|building information modeling|floor plans
geotechnical|soil mechanics|foundations|geotechnical engineer
water engineering|wastewater|water treatment|hydraulics|hydrology|sewage
environmental engineering|environmental impact|environmental engineer|remediation|emissions|environmental monitoring|environmental consultant|sustainability|esg|carbon footprint
renewable energy|wind energy|solar energy|energy efficiency|wind turbines|energy storage|energy management
aerospace engineering|aerodynamics|aerospace|aircraft structures|avionics
automotive engineering|powertrain|vehicle dynamics|automotive|autosar|adas
chemical engineering|process engineering|process engineer|chemical engineer|plant design|p&id|aspen|process plant|unit operations|distillation
oil and gas|drilling|petroleum|refinery|offshore|pipeline engineering
mining|quarry|mineral processing
telecommunications|telecom|fibre optic|rf engineering|5g|wireless networks|lte
commissioning|site acceptance|factory acceptance test|start-up of plants
systems engineering|requirements management|doors|v-model|systems engineer|verification and validation
naval architecture|ship design|shipbuilding
# manufacturing
manufacturing|production line|factory|production operative|assembly line|production worker|manufacturing operations|shop floor production
assembly|assembler|assembling|assembly of components|fitting parts > manufacturing
machining|cnc|cnc machining|lathe|milling|machinist|cnc operator|cnc milling|fanuc|g-code|toolmaker|grinding
injection moulding|plastics|moulding|injection molding|extrusion|thermoforming
production supervision|production manager|production supervisor|plant manager|manufacturing manager|production planning and supervision > manufacturing
manufacturing engineering|industrial engineering|industrial engineer|manufacturing engineer|production engineer|takt time|line balancing|time studies|value stream mapping|oee
quality control|quality inspection|quality inspector|quality assurance|inspection of parts|calipers|measuring tools|qc|cmm|visual inspection|in-process checks
quality management|iso 9001|qms|quality engineer|fmea|ppap|apqp|8d|capa|root cause analysis|iatf 16949|spc|statistical process control|quality manager|quality audits|non-conformance
packaging|packaging line|bottling|filling line
food production|food manufacturing|food processing|food technologist|brc
gmp|good manufacturing practice|gxp|fda regulations|pharmaceutical manufacturing|batch records|cleanroom|iso 13485|validation of equipment|gdp guidelines
tpm|machine maintenance|maintenance of machines|industrial mechanic|millwright|maintenance engineer|machine repair|hydraulics and pneumatics|pneumatics|maintenance fitter
printing|offset printing|print production|printer operator|printing press
textile production|sewing|seamstress|tailor|tailoring
woodworking machinery|sawmill|furniture making
# science
laboratory work|laboratory|lab technician|laboratory technician|lab work|lab assistant|laboratory analyst|bench work|laboratory equipment|lab equipment|lab|laboratory assistant
analytical chemistry|hplc|gas chromatography|mass spectrometry|chromatography|gc-ms|lc-ms|titration|spectroscopy|nmr|wet chemistry|ftir|uv-vis|chemical analysis > laboratory work
sample preparation|sample analysis|preparing samples|sample handling|specimens|testing samples > laboratory work
chemistry|chemist|chemicals|reactions in the lab|organic synthesis|synthesis|organic chemistry|chemical synthesis|medicinal chemistry|inorganic chemistry|polymer chemistry|polymers
process chemistry|chemical development|drug substance|active pharmaceutical ingredient|process research|fine chemicals|process development|scale-up|scale up|pilot plant|process chemist|kilogram scale|route scouting|process optimisation of synthesis|kilo lab|reaction optimisation|crystallisation|reactor|process safety > chemistry
formulation|formulations|formulation development|coatings|cosmetics formulation
biology|biologist|life sciences|biological research
molecular biology|pcr|qpcr|dna extraction|cloning|gel electrophoresis|dna sequencing|crispr|western blot|genetics|genomics|gene editing > biology
cell culture|cell lines|cell biology|flow cytometry|tissue culture|immunoassays|elisa|immunology > biology
microbiology|microbiologist|bacterial cultures|bacteria|environmental swabs|culture media > biology
biochemistry|protein purification|enzymes|proteins|biochemist|protein expression
bioinformatics|sequence analysis|computational biology|rna-seq|next generation sequencing
biotechnology|bioprocess|fermentation|bioreactor|upstream processing|downstream processing
pharmacology|drug development|toxicology|drug discovery|pharmacovigilance|adverse events|drug safety|regulatory affairs|regulatory submissions
medical laboratory|haematology|clinical laboratory|pathology|histology|blood bank|biomedical scientist|medical technologist|clinical chemistry|hematology
calibration|instrument calibration|instrument maintenance|calibrating instruments|calibrate
glp|good laboratory practice|iso 17025|laboratory safety|coshh|lab safety|sops|standard operating procedures|sop
lims|laboratory information management|electronic lab notebook|eln|lab notebook
scientific research|research scientist|research projects|scientific publications|peer-reviewed|research assistant|literature review|research methods|postdoc|researcher|academic research
physics research|optics|lasers|physicist|quantum|photonics
materials science|metallurgy|materials testing|composites|materials engineer|ceramics|nanomaterials
ecology|field work|biodiversity|conservation|field surveys|wildlife|ecologist
geology|geologist|geophysics|core samples|seismic
social research|qualitative research|focus groups|sociology|ethnography|policy research
economics|economist|econometrics|macroeconomics
food science|sensory testing|food microbiology|food technology`;
