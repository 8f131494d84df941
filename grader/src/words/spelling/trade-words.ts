/**
 * Words of trades, of medicine and of regional English that general word lists lack. They are right, but too special to
 * be taken for what a misspelt word was meant to be.
 */
export const tradeWords: ReadonlySet<string> = new Set(
  `esport esports sanitization sanitizations onshape tinkercad freecad triac diac mosfet thyristor igbt varactor aerobridge ampacity annum asystole autoclave autoclaving autoclaves backfilling backhoe backhoes ballasting banksman
  batchmate batchmates bentonite biodata biogas bitumen bituminous blanking boilermaker bollard bollards breakbulk
  bunkering busbar busbars bushings busduct cableway caisson capstan capex carburising castable centering chairside
  chargehand chargesheet chiller chillers chipping cofferdam colorimeter commis commissioning conduiting conduits
  contactor contactors convertor convertors countersink coupler couplers crockpot crore crores cryostat cuplock cutover
  damper dampers debonding deburr deburring debutaniser decanting deepfreeze defrosting degreasing deglanding demurrage
  deputation desalter descaling descoping deshuttering despatch despatched despatches despatching dewater dewatering
  dialyser dielectric diffusers dimmable dishwash distemper dolomite dozer dozers drafter draughting draughtsman
  droppers dunnage earthing earthings embossing encashment energisation energise energised estoppel extruder extruders
  fabricators fairings falsework fattening fermenter ferro ferrous ferrule ferrules fettling firefighting fitout fitouts
  flanging flexure floorman flowmeter flowmeters fluxing foreman forex formwork freshers frit fumehood furan galvanising
  gasket gaskets gland glanding glands grinders grouting groutings gunite gunning guniting handwheel hatchback haulier
  headgear hemming heparin hoarding homeopathic hotwork housekeeper hydrotest hydrotesting hydrotests imprest indenting
  indents infarct infarction infarctions infusate injectivity inkjet inplant insuring intermodal intubate intubated invigilation
  invigilator joinee joinees jointer jointing kerbs keyman lacquer lacs ladling lakh lakhs laminates lamination
  laminations landfills laparoscopic laryngoscopy lathe lathes limewash linac liquidator lorries loupes luminaire
  luminaires machinability machinist manlift manlifts manpower masterbatch matric matriculate matriculation megger
  meggering methoding metrology microcontrollers milker millwork millwright mimics minimax mofussil strived mouldings mullion mullions
  muster nacelle neonates obstetrical odometer offtake offtaker oncall optometric outsole pallet palletiser
  palletizing pantry parboiled paver pavers pelleting pelletizer penstock penstocks perlite photocell pigging pilling
  pilot pipefitter piperack piping plumbers pneumatics policyholders potline prepone preponed preproduction
  prilling purlin purlins pyrometer quenching radiused realtor realtors reamer reaming rebar rebars receivership
  refractories refractory renal renally retarder retrofitted rigger riggers riveting rostering rotavator roughing
  sandblast sandblasting scaffolder scaffolding screed screeding sealants seamer sensitometry septum shotcrete
  shuttering sintering skids slitting slurry smelter snagging snags softstarter softstarters soldering spandrel spinneret
  spooling stacker stackers stenter stereology stevedore stevedoring stockyard straddle strainer strainers stripping
  subgrade substation substations sumps surgically swager switchgear switchgears switchyard tailgate taluk taluka tamil
  tehsil telugu terrazzo thermowell tiffin tillage timepass titrate titration torquing transmittal transmittals trencher
  trolley trolleys truing turnings tussar undercut upgradation updation updations urology vacutainer valuer valuers
  varnish venipuncture ventilators viscometer vulcanizing wagons warping waybill waybills weighbridge weighbridges
  weldability weldments wellhead wellheads wilayat winch winches windlass wireline workover workovers workpieces zonal
  moulders pinless tubings castings toolings scrubbers liners unani ayurvedic ayurveda hindu
  conveyer conveyers focussed focussing vender venders recommender targetting targetted programer benefitted
  benefitting facto jure funder funders fascia facia serging gasification psychrometric psychrometer
  tonography destoner holter
  vendoring kannada malayalam marathi gujarati punjabi urdu bengali odia sindhi pashto tagalog sanskrit
  forman formans visio`.split(/\s+/),
);
