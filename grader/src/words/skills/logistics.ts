/** Logistics, driving, hospitality and kitchen; the notation is told in `matching/text/taxonomy.ts`. */
export const logisticsSkills = `
# logistics
warehouse|warehousing|warehouse operative|warehouse work|warehouse worker|distribution centre|depot|fulfilment centre|warehouse operations|distribution center|fulfillment
order picking|picking|picking and packing|pick and pack|packing|packer|picker|dispatch area|rf scanner|hand scanner|scanner|pallets|palletising > warehouse
goods in|goods receipt|receiving|unloading|inbound|goods-in|incoming goods|loading|loading and unloading|unloading trucks > warehouse
inventory management|inventory control|stock control|stocktaking|stock take|cycle counts|inventory|stock levels|stock counts|inventory accuracy|stock management
warehouse management system|wms|sap ewm|manhattan wms|sap wm > warehouse
warehouse supervision|warehouse supervisor|warehouse lead|warehouse manager|shift leader|shift supervisor|team lead in the warehouse|warehouse team leader|warehouse foreman > warehouse
supply chain|supply chain management|supply planning|end-to-end supply chain|scm|supply chain analyst
logistics|logistics coordinator|logistics manager|shipping|shipments|shipment|logistics planning|logistics specialist
transport planning|route planning|transport planner|route optimisation|load planning|freight planning|planning of tours|delivery routes|tour planning|vehicle scheduling|routing|logistics planner > logistics
dispatching|dispatcher|dispatch|fleet dispatch|assigning loads|load board|driver scheduling|fleet coordination|tms|transport management system|transportation management system|allocating drivers > logistics
freight forwarding|freight forwarder|sea freight|air freight|ocean freight|freight|freight broker|bill of lading|carriers|carrier management|haulage > logistics
customs|customs clearance|import and export|customs declarations|import/export|incoterms|tariff codes|export documentation|import export
procurement|purchasing|sourcing|supplier management|purchase orders|vendor management|buyer of materials|strategic sourcing|supplier negotiation|purchaser|category buyer|suppliers|tendering
demand planning|demand planner|s&op|material planning|mrp|production planning|replenishment|materials planner|production planner|capacity planning|production schedule|master production schedule
fleet management|fleet manager|vehicle fleet|fleet
returns handling|reverse logistics|returns processing
cold chain|temperature-controlled|refrigerated|chilled goods
forklift|fork lift|forklift truck|counterbalance|reach truck|pallet truck|flt|pallet jack|forklift driver|forklift operator
!forklift licence|forklift certificate|forklift license|certified forklift operator|fork truck licence|counterbalance licence
# driving
truck driving|truck driver|lorry driver|hgv driver|long-haul|long haul|trucking|semi-trailer|articulated lorry|tractor-trailer|over the road|otr|hgv|regional routes|heavy goods vehicle|class 1 driver|lorry
delivery driving|delivery driver|van driver|courier|multi-drop|parcel delivery|parcels
bus driving|bus driver|coach driver|passenger transport|school bus
taxi driving|taxi|chauffeur|private hire
tachograph|driving hours|hours of service|eld|drivers' hours|logbook|electronic logging device
vehicle inspection|pre-trip inspection|vehicle checks|walkaround check|daily vehicle check|pre-trip
load securing|securing loads|load security|strapping|tie-down
train driving|train driver|locomotive|rail operations
piloting|airline pilot|aircraft|aviation|flight hours|cabin crew|flight attendant|airline
shipping crew|deckhand|seafarer|marine
!truck licence|cdl|cdl class a|class a cdl|hgv licence|class 1 licence|ce licence|category c+e|licence ce|lgv|class ce|c+e|category ce|commercial driver's license|cpc driver|driver cpc|class c licence|hgv class 1|lgv class 1|class a license|commercial driving license
!dangerous goods licence|adr|hazmat|hazardous materials endorsement|adr certificate|hazmat endorsement
+driving licence|driver's license|driver's licence|driving license|full uk driving licence|clean driving licence|valid driver's license|driver license|class b licence|category b|clean driving record
# hospitality
hospitality|hotel|hotels|guests|hospitality industry|guest satisfaction|guest experience|guest relations
hotel reception|hotel front desk|check-in|check-out|check-ins|reservations|concierge|opera pms|front office manager|night auditor|guest check-in > hospitality
housekeeping|room cleaning|chambermaid|making beds|housekeeper|room attendant|guest rooms
cleaning|cleaner|janitor|custodian|cleaning of offices|sanitising|janitorial
restaurant service|waiter|waitress|food server|restaurant server|servers and bartenders|waiting tables|table service|front of house|foh|taking orders|waiting staff|dining room|food service|restaurant
bar service|bartender|barista|cocktails|bar staff|espresso|mixologist
restaurant management|restaurant manager|front-of-house manager|general manager of a restaurant|food and beverage manager|f&b manager|f&b|food and beverage|running a restaurant|restaurant operations|covers per night > restaurant service
catering|banqueting|banquets|event catering|canteen
hotel management|hotel manager|revenue management|occupancy|revpar > hospitality
sommelier|wine list|wine|wine pairing
travel agency|tour operator|tour guide|tourism|travel agent|travel consultant|tour leader
staff rota|rotas|staff scheduling|shift planning|rostering|staff schedules|duty roster|shift rota
# kitchen
cooking|cook|chef|kitchen|culinary|food preparation|line cook|commis|cuisine|chef de partie|food prep|cooks|mise en place|dishes
head chef|executive chef|kitchen management|head of the kitchen|sous chef|running a kitchen|kitchen brigade|kitchen team|brigade|kitchen manager|leading the kitchen > cooking
menu planning|menu development|menus|menu design|seasonal menu|recipes|menu creation|recipe development|new dishes
food cost|food costs|gross profit margin on food|food costing|portion control|food waste|cost of goods
pastry|baker|baking|pastry chef|bread|desserts|patisserie|dough|bakery|confectionery
butchery|butcher|meat cutting|fishmonger
kitchen assistance|kitchen porter|dishwasher|kitchen helper|dishwashing|kitchen assistant
food safety|haccp|food hygiene|kitchen hygiene|hygiene standards|hygiene regulations|servsafe|health and hygiene
+food hygiene certificate|servsafe certified|food handler card|level 2 food hygiene|food handler|food safety certificate|level 3 food safety
!alcohol licence|personal licence holder|responsible service of alcohol|rsa|tips certified
!security licence|sia licence|guard card|sia
security guarding|security guard|security officer|patrol|access control|cctv|door supervisor|patrols|surveillance|manned guarding
hairdressing|hairdresser|stylist|hair cutting|barber|colouring hair
beauty therapy|beautician|facials|manicure|nail technician|beauty therapist|massage
childcare at home|nanny|au pair|babysitting
gardening|gardener|landscaping|landscape gardener|grounds maintenance|horticulture|groundskeeping|hedges
farming|farm|agriculture|crops|livestock|harvest|agronomy|dairy farm|tractors`;
