/** Words that distinguish an organisation from a title. Lower case. */
export const organisationCues = new Set(
  `inc inc. llc llp ltd ltd. limited plc gmbh ag corp corp. corporation co co. company companies group holdings holding
  partners associates bank trust insurance university college school academy institute institution polytechnic hospital
  clinic medical-center health healthcare center centre laboratory laboratories lab labs foundation society association
  federation council department ministry agency bureau office authority commission committee club church museum library
  gallery theatre theater studio studios hotel hotels resort restaurant cafe bakery bistro kitchen market store stores
  shop supermarket pharmacy logistics freight transport airlines airways railways motors automotive energy power electric
  gas oil steel mining chemical chemicals pharma pharmaceuticals biotech biosciences therapeutics software systems
  technologies technology solutions services consulting consultants advisory capital ventures investments securities
  financial finance media press publishing news magazine radio television networks network communications telecom
  telecommunications mobile games entertainment productions pictures records construction builders engineering
  architects design-studio properties realty estate manufacturing industries industrial works packaging foods farms dairy
  beverages brewing brewery apparel fashion outfitters furniture home goods retail wholesale distribution supply
  international worldwide global america usa uk europe army navy force guard police city county state district borough
  nhs high-school elementary primary secondary charity nonprofit coalition alliance collective cooperative union
  pvt pvt. pte wll l.l.c w.l.l est est. fze fzc fzco sdn bhd pty s.a s.a. sarl sàrl srl s.r.l s.r.l. spa s.p.a
  s.p.a. sl s.l s.l. slu s.l.u. ltda lda bv b.v b.v. n.v. kg ohg ug gbr e.v oy aps cia ets cie
  enterprises enterprise traders trading constructions contracting contractors infra infratech infrastructure
  infosystems infotech softech softwares projects builders developers exports industry mills textiles distributors
  agencies agency hospitals college colleges schools clinics labs polyclinic kendra vidyalaya
  klinik klinikum krankenhaus universität hochschule fachhochschule schule gymnasium realschule berufsschule
  stadtwerke sparkasse versicherung werke motoren verlag institut seniorenheim seniorenstift dienste praxis
  hôpital clinique université lycée école collège banque mairie cabinet groupe société entreprise entreprises
  établissements restaurant magasin conseil laboratoire
  universidad instituto colegio escuela facultad clínica banco ayuntamiento empresa grupo talleres restaurante
  gestoría hostelería construcciones distribuciones
  università istituto scuola liceo ospedale clinica banca comune azienda gruppo officina ristorante calzature
  universidade faculdade escola empresa prefeitura construções distribuidora indústria comércio serviços
  universiteit hogeschool ziekenhuis gemeente stichting praktijk bedrijf lyceum revalidatiecentrum zorggroep`
    .split(/\s+/)
    .filter(Boolean),
);
