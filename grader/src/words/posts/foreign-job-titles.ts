/**
 * Nouns that head job titles in French, Spanish, Italian, Portuguese, German and Dutch. Lower case, without accents,
 * in both genders where they differ. In the Romance languages such a noun opens the title, in the Germanic ones it
 * ends it.
 */
export const foreignTitleNouns = new Set(
  `ingenieur ingenieure ingeniero ingeniera ingegnere engenheiro engenheira ingenieurin
  developpeur developpeuse desarrollador desarrolladora sviluppatore sviluppatrice desenvolvedor desenvolvedora
  entwickler entwicklerin ontwikkelaar programmeur programmeuse programador programadora programmatore
  analyste analista analist administrateur administratrice administrador administradora administrativo administrativa
  amministratore beheerder verwalter sachbearbeiter sachbearbeiterin medewerker medewerkster mitarbeiter mitarbeiterin
  assistante asistente assistente assistentin auxiliaire auxiliar aide aide-soignant aide-soignante ausiliario
  secretaire secretario secretaria segretario segretaria secretaresse sekretar sekretarin
  directeur directrice director directora direttore direttrice diretor diretora direktor direktorin leiter leiterin
  leider chef cheffe jefe jefa capo responsable responsabile gerente encargado encargada gestionnaire gestor gestora
  gestore coordinateur coordinatrice coordinador coordinadora coordinatore coordenador coordenadora coordinator
  technicien technicienne tecnico tecnica techniker technikerin technicus monteur mechaniker mechanikerin mecanicien
  mecanico meccanico elektriker electricien electricista elettricista eletricista
  vendeur vendeuse vendedor vendedora venditore venditrice verkaufer verkauferin verkoper verkoopster commercial
  commerciale comercial commesso commessa addetto addetta impiegato impiegata operaio operaia operario operaria
  operatore operatrice operador operadora operateur operatrice ouvrier ouvriere obrero arbeiter arbeiterin arbeider
  employe employee empleado empleada dependiente dependienta cajero cajera caissier caissiere cassiere cassiera
  hote hotesse receptionniste recepcionista receptionist camarero camarera cameriere cameriera garcom serveur serveuse
  cuisinier cuisiniere cocinero cocinera cuoco cuoca cozinheiro cozinheira koch kochin kok patissier
  infirmier infirmiere enfermero enfermera infermiere infermiera enfermeiro enfermeira verpleegkundige verzorgende
  krankenpfleger krankenschwester altenpfleger altenpflegerin pfleger pflegerin pflegekraft pflegefachkraft
  medecin medico medica arzt arztin dokter pharmacien pharmacienne farmaceutico farmaceutica farmacista apotheker
  therapeut therapeutin kinesitherapeute fisioterapeuta fysiotherapeut physiotherapeut physiotherapeutin
  enseignant enseignante professeur professeure profesor profesora professore professoressa professor professora
  lehrer lehrerin leraar lerares docent docente maestro maestra formateur formatrice formador formadora formatore
  educateur educatrice educador educadora educatore erzieher erzieherin erziehers begeleider
  comptable contable contador contadora contabile ragioniere buchhalter buchhalterin boekhouder
  consultant consultante consultor consultora consulente berater beraterin adviseur conseiller conseillere
  charge chargee referent referente delegado delegada attache attachee
  chercheur chercheuse investigador investigadora ricercatore ricercatrice pesquisador pesquisadora doctorant doctorante
  doctorando doctoranda dottorando dottoranda doutorando doutoranda doktorand doktorandin promovendus postdoctorant
  assegnista borsista becario becaria bolsista stagiaire estagiario estagiaria tirocinante stagista praktikant
  praktikantin werkstudent werkstudentin auszubildende auszubildender azubi apprenti apprentie aprendiz apprendista
  alternant alternante volontaire voluntario voluntaria volontario volontaria freiwilliger vrijwilliger
  avocat avocate abogado abogada avvocato avvocata advogado advogada anwalt anwaltin rechtsanwalt advocaat juriste
  architecte arquitecto arquitecta architetto arquiteto arquiteta architekt architektin
  conducteur conductrice chauffeur conductor conductora autista motorista fahrer fahrerin bestuurder
  magasinier mozo magazziniere almoxarife lagerist lageristin magazijnmedewerker preparateur manutentionnaire
  kaufmann kauffrau referentin buroassistentin betriebswirt projektleiter teamleiter abteilungsleiter geschaftsfuhrer
  graphiste disenador disenadora grafico designer redacteur redactrice redactor redactora redakteur redakteurin
  traducteur traductrice traductor traductora traduttore traduttrice tradutor tradutora ubersetzer vertaler
  animateur animatrice animador animadora gouvernante kellner kellnerin hausmeister meister vorarbeiter moderateur
  moderatrice integrateur integratrice vorsitzende vorsitzender praktikum estagio tirocinio practicante stagiair
  monitora tutora`
    .split(/\s+/)
    .filter(Boolean),
);

/** How German and Dutch compounds end that name a job: "Entwicklungsingenieur", "Magazijnmedewerker". */
export const compoundTitle =
  /\p{L}{3}(?:ingenieur|entwickler|leiter|berater|bearbeiter|mitarbeiter|assistent|techniker|mechaniker|mechatroniker|verkaufer|pfleger|sanitater|helfer|lehrer|fahrer|fuhrer|meister|arbeiter|angestellter?|kauf(?:mann|frau)|kraft|betreuer|trainer|manager|referent|planer|prufer|schlosser|monteur|elektroniker|informatiker|therapeut|wissenschaftler|medewerk(?:er|ster)|leider|beheerder|adviseur|ontwikkelaar|verpleegkundige|begeleider|deskundige|chauffeur|docent|monteur|tekenaar|kundige)(?:in|innen|e)?$/u;
