/** Nursing and care; the notation is told in `matching/text/taxonomy.ts`. */
export const careSkills = `
# nursing
nursing|nurse|registered nurse|staff nurse|nursing care|patient care|bedside care|general nursing|rn|enrolled nurse|direct patient care
ward nursing|medical ward|surgical ward|inpatient ward|medical-surgical|med-surg|inpatient unit|acute ward|bay of patients|ward > nursing
theatre nursing|operating theatre|operating room|perioperative|scrub nurse|scrub|circulating nurse|surgical instruments|theatre nurse|instrument count|or nurse|recovery room|anaesthetic nurse|swab count|sterile field|operating department practitioner > nursing
intensive care|icu|critical care|itu|ventilated patients|mechanical ventilation|ccu|high dependency unit|intensive care unit > nursing
emergency nursing|emergency department|accident and emergency|a&e|emergency room|triage|trauma care|ed nurse > nursing
paediatric nursing|pediatrics|children's nurse|neonatal|nicu|sick children > nursing
mental health nursing|psychiatric nursing|mental health nurse|psychiatric ward|psychiatric unit|de-escalation|mental health > nursing
community nursing|district nurse|home visits|home health|community nurse|district nursing > nursing
midwifery|midwife|labour ward|antenatal|postnatal|obstetrics|maternity
oncology nursing|chemotherapy|oncology|cancer care
palliative care|end of life care|hospice|end-of-life
geriatric care|elderly care|elderly|older people|residents|nursing home|care home|dementia|dementia care|aged care|residential care|long-term care
personal care|care assistant|healthcare assistant|caregiver|carer|nursing assistant|nurse aide|cna|washing and dressing|activities of daily living|adl|feeding and mobility|support worker|care worker
medication administration|medications|drug rounds|administer medication|medicines management|intravenous|iv therapy|iv cannulation|infusions|cannulation|dispensing medication
wound care|wound dressing|dressings|pressure ulcers|tissue viability
vital signs|patient observations|early warning score|news2|monitoring patients
infection control|infection prevention|aseptic technique|hand hygiene|sterilisation|asepsis|sterile technique
care plans|care planning|nursing assessment|patient assessment|individual care plans|discharge planning
patient education|patient safety|patient advocacy
electronic health records|ehr|emr|electronic medical records|^Epic|cerner|patient records|clinical documentation|charting|systmone|emis|meditech
phlebotomy|blood samples|venepuncture|venipuncture|drawing blood|blood draws
moving and handling|manual handling|hoists|patient transfer|safe lifting
safeguarding|safeguarding adults|safeguarding children|child protection|vulnerable people|duty of care
learning disabilities|autism|challenging behaviour|supported living|disability support|special needs|developmental disabilities
social work|social worker|case management|case worker|caseload|casework|family support|child welfare|needs assessment
counselling|counseling|psychotherapy|therapy sessions|cbt|cognitive behavioural therapy|counsellor|motivational interviewing
dialysis|renal
diabetes care|chronic disease management|long-term conditions
nurse management|ward manager|charge nurse|shift coordination on the ward|nurse manager|ward sister|director of nursing
!nursing registration|rn licence|rn license|nmc registration|nmc pin|nclex|registered nurse license|nursing license|licensed practical nurse|lpn|state nursing license|nmc
+basic life support|bls|cpr|first aid|acls|advanced life support|als|pals|first aid certificate|ils|immediate life support|first aider|cpr certified
+dbs check|criminal record check|enhanced dbs|police check
!care certificate|nvq level 2 in care|nvq health and social care|health and social care diploma
# medicine
medicine|physician|doctor|clinical practice|medical doctor|clinician|general medicine|internal medicine|consultant physician
general practice|gp|family medicine|primary care|family physician
surgery|surgeon|surgical procedures|operative
anaesthesiology|anaesthetics|anaesthetist|anesthesiologist|anesthesia
radiology|radiologist|radiographer|x-ray|mri|ct scanning|ultrasound|medical imaging|diagnostic imaging|sonography
cardiology|ecg|echocardiography|cardiac
pharmacy|pharmacist|dispensing|prescriptions|pharmacy technician|medication review|community pharmacy|hospital pharmacy
physiotherapy|physiotherapist|physical therapy|physical therapist|rehabilitation|manual therapy|musculoskeletal|exercise therapy
occupational therapy|occupational therapist
speech therapy|speech and language therapy|speech therapist|slp|dysphagia
dentistry|dentist|dental|dental assistant|dental nurse|dental hygienist|orthodontics
optometry|optician|eye tests|optometrist|dispensing optician
dietetics|dietitian|nutrition|nutritionist|meal plans
paramedicine|paramedic|ambulance|emergency medical technician|emt|pre-hospital
psychology|psychologist|psychological assessment|clinical psychology|psychometric
psychiatry|psychiatrist
veterinary|veterinarian|vet nurse|veterinary nurse|animal health|small animals
public health|epidemiology|health promotion|vaccination campaigns
clinical trials|clinical research|gcp guidelines|good clinical practice|clinical research associate|cra|trial monitoring|study protocol|informed consent
medical coding|icd-10|cpt codes|medical billing|clinical coding|revenue cycle
medical secretary|medical receptionist|patient appointments|medical terminology|front desk at a practice|medical office|patient scheduling
hospital administration|healthcare management|health services|clinic manager|practice manager
!medical licence|gmc registration|board certified|board certification|medical license|gmc
!pharmacist registration|gphc
!hcpc registration|hcpc`;
