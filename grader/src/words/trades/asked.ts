/**
 * What readers who hire for a trade look for, one trade a line: `family: people; about the work; amounts; skills`. The
 * families are those of `words/skills/roles.ts`. Written for Redmark; `model/trades/trade.ts` reads it.
 */
export const askedData = `
software: developers; what you built and who uses it, with which languages and services, and your own part; users, response times, releases, errors or cost saved; languages, frameworks, databases, cloud and test tools
embedded: embedded developers; which devices and processors, which buses and real-time limits, and what you wrote yourself; units shipped, memory, power or latency saved, faults found; microcontrollers, C or C++, buses, RTOS and debugging tools
it operations: system engineers; which systems and clouds, how they were automated and kept running; servers, uptime, deployment time, incidents or cost saved; operating systems, clouds, automation, containers and monitoring
it support: support staff; which systems and users you looked after and which faults you solved; users, tickets a week, time to solve, devices set up; operating systems, networks, ticket systems, hardware and office software
security: security staff; which systems you protected, what you tested or found, and what was closed; systems, findings closed, time to respond, audits passed; standards, scanners, network tools, logs and scripting
software quality: testers; what you tested, by which methods, and what you automated; test cases, coverage, defects found before release, time saved; test methods, automation and defect tools, scripting and databases
data: data people; which question was answered from which data, with which method, and what was decided by it; rows, accuracy, time saved, money or decisions that followed; query languages, statistics, models, dashboards and pipelines
statistics: statisticians; which question, which data and model, and what was decided by it; sample sizes, accuracy, studies, money at risk; methods, statistical software, programming and data handling
product: product people; which product and users, what you decided and why, and what came of it; users, growth, retention, revenue, teams led; research, road maps, analytics, prioritising and tools
project: project managers; which projects, for whom, in which method, and how they ended; budgets, team sizes, duration, days before or behind plan; planning tools, methods, risk, cost control and certificates
business analysis: business analysts; which process or system, whose needs you gathered, and what was changed; users, processes, time or cost saved, requirements delivered; modelling, requirements, query languages and tools
consulting: consultants; which client problem, what you recommended, and what the client did; savings, growth, project values, team sizes; analysis, industries, methods and tools
design: designers; which pieces you made, for which clients and aims, and what came of them; pieces, campaigns, reach, sales or time saved; design programs, print and web production, typography, and a portfolio
ux: designers; which problem of which users, how you tested it, and what changed in the product; users tested, task success, conversion, errors or time saved; research methods, prototyping tools, design systems, and a portfolio
media: media people; which productions, your own part in them, and where they were shown; films, viewers, length, budgets, turnaround; cameras, editing, sound and colour tools, formats, and a showreel
writing: writers; which pieces, for which readers and places, and what came of them; pieces a month, readers, ranking, sign-ups; editing, research, content systems, styles, and samples
fashion: fashion people; which collections, materials and pieces, and for whom; pieces, collections, sizes, fittings, lead times; patterns, materials, machines, drawing programs, and a portfolio
interior: interior designers; which rooms and buildings, what you planned yourself, and how far they were built; area, budgets, rooms, sites handed over; drawing and rendering programs, materials, site work, and a portfolio
marketing: marketers; which campaigns for which products and channels, and what came of them; leads, reach, conversion, cost for each lead, budgets; channels, analytics, campaign tools and content
communication: communication people; which campaigns or events, for whom, and what came of them; reach, press pieces, guests, budgets; press work, writing, events and channels
sales: salespeople; which products, customers and region, and how you won them; sales against target, new customers, region size, deal values; customer systems, negotiation, product knowledge and languages
account: account managers; which accounts you looked after and how they grew; accounts, revenue, renewals, growth; customer systems, contracts, negotiation and reporting
sales support: sales staff; which orders, tenders or offers you prepared and for how many sellers; orders a day, tender values, response times, errors; order systems, tenders, spreadsheets and languages
customer service: service staff; which customers and channels, which cases you solved; calls a day, satisfaction, time to solve, complaints settled; service and customer systems, languages, telephone and chat
retail: shop staff; which shop and products, and what you were trusted with; takings, customers a day, targets, stock counted; tills, stock systems, product knowledge and languages
store management: shop managers; which shop, how large a team, and what you changed; turnover, staff, shrinkage, growth; stock systems, rotas, buying and reporting
accounting: accountants; which books and returns you kept, for firms of what size, in which system; turnover, invoices a month, days to close, dues recovered, errors found; accounting software, tax, reconciliation, closing and spreadsheets
payroll: payroll staff; whose pay you ran, in which system and under which rules; employees, runs a month, errors, time saved; payroll software, tax, benefits and spreadsheets
finance: finance people; which plans, reports or deals, and what was decided by them; budgets, savings, accuracy of forecasts, days to report; modelling, reporting tools, accounting rules and spreadsheets
audit: auditors; which clients and areas, and what you found; audits a year, turnover of clients, findings, savings; standards, sampling, audit software and spreadsheets
banking: bank staff; which customers and products, and which decisions were yours; portfolio, loans, customers, targets, defaults; products, credit analysis, rules and banking systems
insurance: insurance people; which risks, claims or customers, and which decisions were yours; claims a month, premiums, portfolio, days to settle; products, assessment, rules and systems
administration: office staff; whose work you organised and which records, letters and systems you kept; staff supported, documents a day, deadlines, time saved; office programs, filing, typing, languages and booking systems
executive assistance: assistants; whom you assisted and what was left to you; managers, diaries, journeys, events, budgets; office programs, travel, minutes, languages and discretion in practice
reception: reception staff; which desk and visitors, and what else was left to you; visitors and calls a day, rooms, bookings; telephone and booking systems, languages and office programs
personnel: personnel staff; whom you hired, looked after or trained, and how; hires, days to fill, employees, turnover of staff; hiring tools, labour law, payroll and records
learning: trainers; whom you taught what, and what they could do afterwards; learners, courses, ratings, pass rates; course design, learning systems, subjects and languages
law: lawyers; which areas and kinds of cases or contracts, and your own part; cases, values, hearings, deals closed; areas of law, drafting, research, courts and languages
paralegal: legal staff; which files and contracts you prepared, in which areas; files, contracts, deadlines, values; drafting, research, case systems and rules
compliance: compliance staff; which rules, what you checked and what was mended; checks, findings, alerts a day, audits passed; rules, screening tools, risk and reporting
teaching: teachers; which classes, ages and subjects, which curriculum and board, and what your pupils reached; pupils, classes a week, pass rates and marks, clubs led; subjects, curricula, class tools, assessment and languages
special education: teachers; which pupils and needs, and how they got on; pupils, plans written, progress; methods, aids, assessment and work with parents
childcare: child care staff; which ages and group, and what was left to you; children, ratios, groups; curricula, first aid, observation and work with parents
tutoring: tutors; which subjects, levels and ages, and what your pupils reached; pupils, hours a week, marks before and after; subjects, exams, methods and online tools
university: academics; what you studied or taught, by which methods, and what came of it; papers, courses, students, grants; methods, instruments, software and languages
sport: coaches; whom you trained for what, and what they reached; athletes, sessions a week, results; disciplines, licences, plans and first aid
nursing: nurses; which wards and patients, which procedures and equipment, and how independently; beds, patients a shift, ratio to staff, years by ward; procedures, equipment, licences, life support and record systems
care: care staff; which people you looked after and what was left to you; people a shift, beds, visits a day; care tasks, first aid, medicines and records
social work: social workers; which people and needs, and what changed for them; cases, groups, placements, time to place; assessment, counselling, law and records
psychology: psychologists; which people, methods and settings; cases a week, groups, tests; assessment, therapies, tests and records
medicine: doctors; which department and patients, which procedures you did yourself; beds, patients a day, procedures, duties a month; procedures, licences, life support and research
emergency service: emergency staff; which area and service, and what you were in command of; calls a shift, response times, staff led; licences, equipment, driving and first aid
therapy: therapists; which patients and treatments, and how they got on; patients a day, sessions, recovery; treatments, equipment, licences and assessment
imaging: imaging staff; which machines and examinations; examinations a day, machines, repeat rate; modalities, positioning, protection and image systems
dental: dental staff; which treatments, how many patients and how independently; patients a week, treatments, chairs; treatments, equipment, materials and hygiene
eyes: eye care staff; which tests and patients; patients a day, fittings, sales; tests, instruments, lenses and fitting
pharmacy: pharmacists; which pharmacy, prescriptions and stock you answered for; prescriptions a day, stock value, errors caught; dispensing, stock systems, licences and counselling
health administration: health office staff; which practice or records, and in which systems; records a day, accuracy, claims, patients; coding, billing, record systems and rules
clinical research: trial staff; which trials, phases and sites, and your own part; sites, patients, queries closed, audits; good clinical practice, data capture, monitoring and rules
warehouse: warehouse staff; which goods and systems, which machines you drove; pallets or picks an hour, stock value, accuracy, area; stock systems, forklift licences, scanners and safety
logistics: logistics staff; which goods, routes and carriers, and what you planned; shipments a month, cost, delivery on time, stock value; transport and stock systems, customs, planning and spreadsheets
purchasing: buyers; which goods and suppliers, and what you negotiated; spend, savings, suppliers, lead times; negotiation, tenders, purchasing systems and contracts
driving: drivers; which vehicles, loads and routes, and under which licence; distance, deliveries a day, years without accident; licences, vehicles, routes, navigation and care of the vehicle
aviation: aviation staff; which aircraft and routes, under which licence; hours, flights, inspections; ratings, licences, types and safety training
kitchen: cooks; which cuisine and station, and for how many guests; covers a day, staff led, cost of food, dishes; cuisines, stations, hygiene rules, costing and ordering
bakery: bakers; which products and machines, and what was left to you; pieces a day, staff led, waste; doughs, ovens, decoration and hygiene rules
restaurant: service staff; which house, how many guests, and what you were trusted with; covers a shift, tables, sales of extras, takings; tills, wine and menu knowledge, hygiene rules and languages
hospitality management: managers of restaurants; which house, how large a team, and what you changed; seats, staff, turnover, cost of food, ratings; rotas, costing, systems and hygiene rules
hotel: hotel staff; which house and department, and what you were trusted with; rooms, guests a day, occupancy, ratings; booking systems, languages, cash and complaints
cleaning: cleaners; which buildings and surfaces, which machines, and what you answered for; area, rooms a day, staff led; machines, agents, safety and schedules
protection: guards; which sites you protected, and what was left to you; sites, staff, visitors, incidents; access and camera systems, first aid, fire safety and reports
beauty: beauty staff; which treatments or productions, and for whom; customers a day, productions, teams led, sales; treatments, products, hygiene and booking
land: people who work on the land; which land, plants, animals and machines; area, yield, staff led; machines, plants, animals and certificates
building: building workers; which buildings, which part you built, with which materials and tools; floors, area, crew, days; tools, materials, drawings, scaffolds and safety training
construction management: site managers; which buildings and contracts, what stage, and what you answered for; project values, floors and area, crew, days before or behind plan; drawings, planning and quantity software, contracts, quality and safety
electrical trade: electricians; which plants and buildings, which boards, cables and motors, and which faults you found; voltages and loads, panels, metres of cable, downtime; wiring, panels, motors, test instruments, drawings and permits
plumbing: people of building services; which systems and buildings, what you designed, installed, serviced or repaired; units, tonnage, pipe and duct sizes, project values, downtime; systems, refrigerants or gases, tools, drawings and standards
metal: metal workers; which parts, materials, thicknesses and processes, by which drawings and standards; tons or pieces, sizes, tolerances, tests passed; processes, positions, machines, drawings, gauges and certificates
vehicle: mechanics; which vehicles and makes, which repairs you did yourself; vehicles a day, time for each repair, repeat repairs; makes, engines, electrics, diagnostic tools and licences
maintenance: maintenance technicians; which machines and plants, what you serviced and which faults you mended; machines, downtime, faults a week, cost saved; machines, hydraulics, electrics, plans of maintenance and tools
mechanical engineering: mechanical engineers; which machines or parts, what you designed, built or tested, and by which standards; sizes and loads, cost or weight saved, downtime, units; drawing and simulation programs, materials, standards, machines and processes
electrical engineering: electrical engineers; which plants, networks or buildings, what you designed, installed or tested; voltages and loads, project values, crew, downtime; design programs, switchgear, protection, standards and testing
electronics: electronics engineers; which boards or chips, what you designed and measured; units, cost, power, faults; circuit and layout programs, instruments, parts and languages
automation: automation engineers; which plants and controllers, what you programmed and put into service; lines, signals, cycle times, downtime; controllers, drives, sensors, buses, visualisation and drawings
civil engineering: civil engineers; which buildings or roads, what stage, and what you designed, measured or supervised; floors and area, quantities, project values, crew, days saved; drawing and design programs, surveying instruments, estimates, standards and quality tests
architecture: architects; which buildings, which stages, and what you drew or decided yourself; area, budgets, stages, sites; drawing, modelling and rendering programs, rules, site work, and a portfolio
environment: environment people; which sites and permits, what you measured and what was changed; sites, emissions, cost, permits; sampling, rules, modelling and reports
safety: safety officers; which sites and risks, what you inspected, trained and stopped; workers, hours without accident, audits, trainings; permits, risk assessment, standards, first aid and certificates
manufacturing: production workers; which machines and products, and what you set, checked or mended yourself; pieces a shift, scrap, changeover time, crew; machines, gauges, drawings, quality and safety rules
production management: production managers; which lines and products, how large a team, and what you changed; output, scrap, downtime, staff, cost saved; planning, lean methods, quality and systems
manufacturing engineering: production engineers; which lines and processes, and what you changed in them; output, cycle time, scrap, cost saved; lean methods, drawing programs, standards and statistics
quality: quality people; which products and standards, what you inspected or audited, and what was mended; inspections, rejects, audits, complaints; standards, gauges, statistics, test methods and certificates
operations: managers; which business, how large a team and budget, and what you changed; revenue, staff, cost saved, growth; planning, budgets, contracts, systems and reporting
chemical engineering: process engineers; which plants and processes, and what you changed; output, yield, energy, downtime; simulation programs, equipment, safety studies and standards
laboratory: laboratory staff; which samples and methods, on which instruments; samples a day, methods validated, errors, audits; instruments, methods, good practice rules and records
chemistry: chemists; which substances and reactions, by which methods, and what came of them; scale, yield, batches, methods; syntheses, instruments, analysis and safety
science: scientists; which question, by which methods, and what came of it; papers, samples, experiments, grants; methods, instruments, programming and statistics
`;
