/** Towns in small letters, beside the large ones of `cities`, that no ordinary word is called. */
export const towns: readonly string[] =
  `faridabad ghaziabad ludhiana jalandhar amritsar mohali dehradun haridwar roorkee patna ranchi jamshedpur
  bhubaneswar calcutta mysore mangalore coimbatore madurai trichy secunderabad vijayawada visakhapatnam nashik
  aurangabad solapur surat vadodara rajkot udaipur jodhpur kota gwalior raipur varanasi allahabad meerut bareilly
  gorakhpur agra aligarh mathura chandigarh peshawar rawalpindi kathmandu ajman salalah muscat manama jubail yanbu
  makkah madinah tabuk khobar dhahran alexandria mombasa kampala abuja lusaka harare hanoi noida gurgaon lucknow
  bhopal kanpur nagpur indore jeddah riyadh dammam sharjah doha`.split(/\s+/);

/** Towns after which a state follows, and which follow the name of a school or a firm, beside `towns`. */
export const largeTowns: readonly string[] =
  `mumbai delhi chennai kolkata hyderabad bangalore bengaluru pune jaipur ahmedabad trivandrum thiruvananthapuram
  pondicherry puducherry dharamshala darbhanga gandhinagar gurugram muzaffarpur dhanbad bokaro siwan srinagar shimla
  dubai karachi lahore islamabad dhaka`.split(/\s+/);
