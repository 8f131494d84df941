/**
 * Nouns that head job titles in French, Spanish, Italian, Portuguese, German, Dutch, the Scandinavian languages, Polish,
 * Czech, Turkish, Romanian, Indonesian and Russian. Lower case, without accents,
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
  monitora tutora
    ayudante ayudanta agente asesor asesora promotor promotora supervisora teleoperador teleoperadora azafata azafato
    limpiador limpiadora repartidor repartidora conserje jardinero jardinera albanil soldador carpintero pintor
    fontanero chofer transportista almacenista reponedor reponedora cuidador cuidadora ninera terapeuta psicologo
    psicologa veterinario veterinaria odontologo biologo biologa sociologo periodista fotografo fotografa escritor
    escritora editora ilustrador ilustradora disenadores ejecutivo ejecutiva representante fundador
    fundadora cofundador cofundadora presidente presidenta vicepresidente tesorero tesorera miembro pasante pasantia
    catedratico catedratica preparador entrenador entrenadora monitores instructora capacitador capacitadora orientador
    evaluador inspectora planificador programadores probador arquitectos topografo delineante proyectista subdirector
    subdirectora aprendices recepcionistas assesseur gerante associe associee collaborateur collaboratrice
    apprentis stagiaires benevole volontaires tresorier tresoriere membre representant livreur livreuse equipier
    equipiere plongeur boulanger boulangere boucher patissiere estheticienne coiffeur coiffeuse maquilleuse maquilleur
    styliste couturiere nourrice surveillant surveillante accompagnateur accompagnatrice moniteur monitrice entraineur
    entraineuse professeurs maitre maitresse instituteur institutrice chercheurs ingenieurs architectes dessinateur
    dessinatrice infographiste webdesigner webdesigneuse journaliste traducteurs interprete bibliothecaire
    documentaliste laborantin laborantine psychologue sage-femme aide-comptable teleconseiller teleconseillere
    televendeur televendeuse teleprospecteur conseillers approvisionneur acheteur acheteuse logisticien logisticienne
    cariste soudeur peintre plombier macon menuisier charpentier maconne agent concepteur conceptrice vacataire
    doctorants post-doctorant angestellter angestellte assistenz aushilfe bedienung servicekraft burokraft fachkraft hilfskraft
    lehrkraft betreuer betreuerin leitung hospitant hospitantin schulerpraktikant vertreter vertreterin beauftragter
    beauftragte krankenpflegerin altenpflegehelfer altenpflegehelferin hebamme sanitater sanitaterin rettungssanitater
    notfallsanitater notfallsanitaterin arzthelferin zahnarzthelferin friseur friseurin gartner gartnerin maler tischler
    schreiner maurer schlosser schweisser dreher frasers backer backerin metzger lagerarbeiter produktionshelfer
    kommissionierer fachinformatiker fachinformatikerin systemadministrator programmierer programmiererin informatiker
    informatikerin wissenschaftler wissenschaftlerin dozent dozentin tutorin trainerin coachin ausbilder ausbilderin
    padagoge padagogin sozialarbeiter sozialarbeiterin sozialpadagoge sozialpadagogin psychologin psychologe
    ingenieurinnen bauleiter geschaftsfuhrerin inhaber inhaberin grunder grunderin mitglied kassierer kassiererin
    schriftfuhrer referendar referendarin fsj kauffrauen disponent disponentin einkaufer einkauferin vertriebsleiter
    assistentinnen dolmetscher dolmetscherin fotograf fotografin gestalterin mediengestalter mediengestalterin
    moderatorin reporterin journalistin tirocinanti collaboratore consigliere consigliera istruttore istruttrice
    educatori allenatore allenatrice banconista magazziniera elettrauto idraulico muratore falegname fattorino
    bibliotecario bibliotecaria giornalista redattore redattrice progettista disegnatore disegnatrice infermieri
    ostetrica dirigente titolare fondatore fondatrice tesoriere animatori segretari ajudante atendente vendedores
    estoquista repositor repositora balconista auxiliares instrutor instrutora orientadora pesquisadores coordenadores
    diretores tesoureiro tesoureira membro voluntarios redator redatora jornalista tradutores nutricionista biomedico
    tecnologo pedreiro costureira porteiro zelador faxineira cabeleireiro cabeleireira consultores aprendizes bezorger
    bezorgster vakkenvuller kassamedewerker oproepkracht invalkracht coordinatoren onderzoeker docenten oprichter
    eigenaar zelfstandige vrijwilligers penningmeester voorzitter secretaris bestuurslid commissielid oppas schoonmaker
    schoonmaakster ober serveerster kapper kapster tuinman schilder timmerman loodgieter boekhoudster jurist advocate
    psycholoog tandarts huisarts fysiotherapeute vertegenwoordiger vertegenwoordigster inkoper verkoopmedewerker
    assistent konsulent konsult medarbejder medarbetare medarbeider ledare sekretær sekreterare sælger selger saljare
    tjener servitør servitris kokk kock bagare frisør frisor sygeplejerske sykepleier sjukskoterska underskoterska
    helsefagarbeider pædagog pedagog lærer larare lærervikar vikar rådgiver radgiver radgivare udvikler utvikler
    utvecklare ingeniør ingenjor tekniker montør montor tømrer snickare mekaniker chauffør chaufför sjåfør sjafor
    lærling larling studentermedhjælper frivillig formand kasserer formann ordforande kassor bestyrelsesmedlem
    styremedlem styrelseledamot forskar forsker stipendiat postdok adjunkt lektor butiksassistent butikkmedarbeider
    salgsassistent ekspedient rengøringsassistent lagermedarbejder kontorassistent kierownik kierowniczka dyrektor
    dyrektorka asystent asystentka specjalista specjalistka koordynator koordynatorka przedstawiciel przedstawicielka
    sprzedawca sprzedawczyni doradca konsultant konsultantka ksiegowy ksiegowa inzynier programista programistka
    analityk nauczyciel nauczycielka wykładowca wykładowczyni lekarz pielegniarka pielegniarz kierowca magazynier kelner
    kelnerka kucharz kucharka kasjer kasjerka recepcjonista recepcjonistka grafik graficzka projektant projektantka
    stazysta stazystka praktykant praktykantka wolontariusz wolontariuszka własciciel własciciele własciełka tłumacz
    tłumaczka redaktor redaktorka dziennikarz dziennikarka prawnik adwokat mechanik elektryk pracownik pracowniczka
    pomocnik brygadzista menedzer menadzer prezes sekretarz vedouci manazer manazerka asistentka referentka ucetni
    inzenyr ucitel ucitelka lektorka lekar ridic skladnik prodavac prodavacka cisnik servirka kuchar vyvojar analytik
    specialistka poradce zastupce jednatel reditel reditelka brigadnik stazista praktikantka pracovnik pracovnice mudur
    muduru yonetici yoneticisi uzman uzmanı muhendis muhendisi teknisyen ogretmen ogretmeni asistan asistanı sorumlusu
    danısman danısmanı temsilcisi elemanı gorevlisi stajyer stajyeri gelistirici yazılımcı tasarımcı hemsire doktor
    avukat muhasebeci garson ascı sofor operatoru baskan baskanı baskanyardımcısı uyesi gonullu kurucu arastırmacı
    editoru inginer inginera asistent profesoara invatator medic asistenta sofer vanzator vanzatoare casier casiera
    ospatar bucatar lucrator muncitor operatoare sef consilier consiliera contabil contabila traducator programator
    tehnician stagiar voluntar fondator presedinte membru manajer karyawan pegawai sekretaris bendahara ketua anggota
    pengajar dosen perawat akuntan kasir pelayan sopir teknisi magang relawan koordinator pemilik pendiri инженер
    разработчик программист менеджер специалист аналитик руководитель директор администратор ассистент помощник
    бухгалтер юрист учитель преподаватель врач медсестра продавец кассир водитель оператор дизайнер редактор журналист
    переводчик стажер консультант координатор техник механик электрик повар официант секретарь лаборант воспитатель`
    .split(/\s+/)
    .filter(Boolean),
);

/** How German and Dutch compounds end that name a job: "Entwicklungsingenieur", "Magazijnmedewerker". */
export const compoundTitle =
  /\p{L}{3}(?:ingenieur|entwickler|leiter|berater|bearbeiter|mitarbeiter|assistent|techniker|mechaniker|mechatroniker|verkaufer|pfleger|sanitater|helfer|lehrer|fahrer|fuhrer|meister|arbeiter|angestellter?|kauf(?:mann|frau)|kraft|betreuer|trainer|manager|referent|planer|prufer|schlosser|monteur|elektroniker|informatiker|therapeut|wissenschaftler|medewerk(?:er|ster)|leider|beheerder|adviseur|ontwikkelaar|verpleegkundige|begeleider|deskundige|chauffeur|docent|monteur|tekenaar|kundige|angestellte|leitung|assistenz|aushilfe|medarbejder|medarbetare|medarbeider|konsulent|konsult|ingeniør|ingenjor|assistenten?|larare|lærer|utvecklare|udvikler|utvikler|chef|skoterska|sygeplejerske|sykepleier)(?:in|innen|e)?$/u;
