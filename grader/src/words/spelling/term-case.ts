/** Names of products and companies with fixed capitals that are no ordinary words. */
const terms =
  `ActionScript Adobe AdSense AdWords Airbnb Airtable AngularJS ArcGIS Asana AutoCAD AutoHotkey BambooHR BigQuery
  BitBucket=Bitbucket Bluebeam Canva CentOS CircleCI CloudFormation CloudFront CloudWatch CodePen CoffeeScript
  ColdFusion Confluence CorelDRAW Coursera CrowdStrike Databricks DataDog=Datadog Debian DigitalOcean Django
  DocuSign Dreamweaver Dropbox Drupal DynamoDB eBay Elasticsearch EndNote ESLint Ethereum Evernote Facebook
  FastAPI Figma FileMaker Firebase Freshdesk GitHub GitLab Gmail GoDaddy Google GoToMeeting GraphQL Hadoop
  HootSuite=Hootsuite HubSpot InDesign Instagram IntelliJ iOS iPad iPhone iTunes JavaScript JetBrains JIRA=Jira
  jQuery JUnit Jupyter Keras Klaviyo Kotlin Kubernetes LabVIEW LangChain Laravel LexisNexis Lightroom LinkedIn
  Linux LogMeIn macOS Magento MailChimp=Mailchimp MariaDB Marketo MATLAB Matplotlib McAfee Mendeley Microsoft
  Minitab MongoDB MySQL Netflix NetSuite NextJS=Next.js NodeJS=Node.js NoSQL NVivo OAuth OneDrive OneNote
  OneTrust OpenCV OpenGL OpenShift OpenStack OpenTable PagerDuty Paychex Paycom PayPal PeopleSoft PhoneGap
  Photoshop Pinterest PostgreSQL PowerBI=Power_BI PowerPoint PowerShell ProCreate=Procreate ProQuest PubMed
  PyTorch Qualtrics QuickBooks RabbitMQ REDCap Revit Salesforce SciPy ServiceNow SharePoint Shopify SketchUp
  Skype Snapchat SolarWinds SonarQube SoundCloud Splunk Spotify SQLite SquareSpace=Squarespace
  StackOverflow=Stack_Overflow SurveyMonkey SwiftUI TensorFlow Terraform TikTok Trello TurboTax Twilio
  TypeScript Ubuntu Vimeo VirtualBox VMware Webflow WebGL Westlaw WhatsApp Wikipedia WooCommerce WordPress Xcode
  YouTube Zapier Zendesk ZoomInfo Zotero GarageBand CorelDRAW AutoLISP WinRAR OpenCart WordStar SnagIt=Snagit HTML CCTV HVAC SCADA CBSE ICSE UAE KSA CSS PHP XML GST CRM ERP MBA BBA BCA DHCP VPN SQL VLSI
  PLC CNC HSE NEBOSH GPS MEP PVC RCC CATIA Java Python Android Cisco Siemens Primavera ReactJS=React.js
  ExpressJS=Express.js VueJS=Vue.js`.split(/\s+/);

/** Forms beside those of the owner that are in general use. */
export const usedToo: ReadonlySet<string> = new Set(['NodeJS', 'NextJS', 'ReactJS', 'ExpressJS', 'VueJS', 'GPs']);

/** The correct spelling of a term, by its lower-case form. */
export const termCase: ReadonlyMap<string, string> = new Map(
  terms.map((term) => {
    const [written = '', right = written] = term.split('=');
    return [written.toLowerCase(), right.replace('_', ' ')] as const;
  }),
);

/** Names of programs that are no short forms, so that they are not written in capitals beside small letters. */
export const neverShouted: ReadonlySet<string> = new Set(
  'AUTOCAD REVIT LINUX WINDOWS POWERPOINT PYTHON PRIMAVERA PHOTOSHOP'.split(' '),
);
