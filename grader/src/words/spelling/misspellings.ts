/**
 * Common misspellings that the dictionary would miss: they are words themselves, too far from what is meant, or usually
 * capitalised. Wrong, right.
 */
export const misspellings: ReadonlyMap<string, string> = new Map(
  `acheive achieve|acheived achieved|acheivement achievement|acheivements achievements|accomodate accommodate|
  accomodated accommodated|accomodation accommodation|acommodate accommodate|adminstration administration|
  adminstrative administrative|adminstrator administrator|agressive aggressive|alot a lot|anaylsis analysis|
  anaylze analyze|assesment assessment|assitant assistant|assited assisted|attendence attendance|
  avaliable available|begining beginning|beleive believe|benifit benefit|benifits benefits|buisness business|
  busines business|calender calendar|calenders calendars|catagory category|catagories categories|collegue colleague|
  collegues colleagues|comittee committee|commitee committee|committment commitment|communciation communication|
  comunication communication|competance competence|concensus consensus|conscientous conscientious|
  coordinater coordinator|curriculem curriculum|definately definitely|definate definite|dependant dependent|
  dependancies dependencies|develope develop|developement development|developped developed|diffrent different|
  dilligent diligent|documention documentation|effeciency efficiency|efficency efficiency|embarass embarrass|
  enviroment environment|enviromental environmental|enviroments environments|equiptment equipment|
  excellant excellent|existance existence|experiance experience|experiances experiences|expirience experience|
  explaination explanation|familar familiar|finacial financial|foriegn foreign|fourty forty|fullfill fulfill|
  fullfilled fulfilled|garantee guarantee|goverment government|grammer grammar|gaurantee guarantee|
  harrassment harassment|hierachy hierarchy|immediatly immediately|implemention implementation|
  implimentation implementation|implimented implemented|independant independent|independantly independently|
  initative initiative|initatives initiatives|inovative innovative|intership internship|knowlege knowledge|
  knowledgable knowledgeable|labratory laboratory|layed laid|leadershp leadership|liason liaison|lieson liaison|liasion liaison|
  liasons liaisons|lisence license|maintainance maintenance|maintenence maintenance|managment management|
  mangement management|manangement management|millenium millennium|neccessary necessary|necesary necessary|
  negociate negotiate|negociated negotiated|noticable noticeable|occassion occasion|occassionally occasionally|
  occured occurred|occurance occurrence|occurence occurrence|occuring occurring|oppurtunity opportunity|
  oppurtunities opportunities|orginization organization|orginized organized|organisaton organisation|
  paralell parallel|particpated participated|peform perform|peformance performance|percieve perceive|
  perfomance performance|performence performance|permanant permanent|personel personnel|persue pursue|
  possesion possession|preceeding preceding|prefered preferred|proceedures procedures|proceedure procedure|
  profesional professional|proffesional professional|professionaly professionally|profficient proficient|
  proficent proficient|programing programming|propietary proprietary|publically publicly|purchaces purchases|
  questionaire questionnaire|recieve receive|recieved received|recieves receives|recieving receiving|
  reccomend recommend|reccomended recommended|recomend recommend|recomended recommended|recomendations recommendations|
  refered referred|refering referring|refferal referral|refferals referrals|relevent relevant|
  reponsible responsible|reponsibilities responsibilities|responsable responsible|responsability responsibility|
  responsibilty responsibility|responsibilties responsibilities|responsibile responsible|resturant restaurant|
  rythm rhythm|schedual schedule|scedule schedule|secratary secretary|seperate separate|
  seperated separated|seperately separately|sieze seize|similiar similar|strenght strength|
  strenghts strengths|strenghten strengthen|strenghtened strengthened|succesful successful|succesfully successfully|
  successfull successful|successfuly successfully|sucessful successful|sucessfully successfully|supercede supersede|
  superintendant superintendent|suprise surprise|teh the|thier their|threshhold threshold|thourough thorough|
  tommorow tomorrow|truely truly|untill until|useage usage|usefull useful|utlized utilized|vaccum vacuum|
  visable visible|volenteer volunteer|voluteer volunteer|volunter volunteer|
  wich which|writting writing|writen written|yeild yield|adn and|wiht with|whith with|thsi this|tihs this|prepaired prepared|prepair prepare|hte the|taht that`
    .split('|')
    .map((pair) => {
      const [wrong = '', ...right] = pair.trim().split(' ');
      return [wrong, right.join(' ')] as const;
    }),
);
