/** Software, operations and networks; the notation is told in `matching/text/taxonomy.ts`. */
export const softwareSkills = `
# software
software development|software engineering|programming|coding|software developer|software engineer|application development|write code|programmer
backend development|back-end|backend|server-side|server side development|backend engineer|backend developer > software development
frontend development|front-end|frontend|client-side|user interface development|ui development|frontend engineer|front end web > software development
full-stack development|full stack|fullstack > backend development, frontend development
mobile development|mobile app|mobile application|app development|mobile engineer|mobile developer > software development
web development|web application|web app|web developer|website development|website
javascript|js|ecmascript|es6|vanilla js > web development
typescript|ts > javascript
^React|react.js|reactjs|react hooks > javascript, frontend development, frontend framework
redux|zustand|mobx > react
next.js|nextjs > react
^Vue|vue.js|vuejs|nuxt > javascript, frontend development, frontend framework
^Angular|angularjs|angular.js > typescript, frontend development, frontend framework
svelte|sveltekit > javascript, frontend development, frontend framework
frontend framework|javascript framework|spa|single page application|component library > frontend development
html|html5 > web development
css|css3|sass|scss|tailwind|tailwind css|bootstrap|styled components > web development
responsive design|responsive layout|mobile first > css
web accessibility|wcag|a11y|aria|accessibility|accessible interface|screen reader
web performance|core web vitals|lighthouse|page speed|bundle size
webpack|vite|rollup|babel|esbuild
jquery > javascript
storybook > frontend development
node.js|^Node|nodejs|express.js|nestjs|deno > javascript, backend development
python|python3 > programming language
django|^Flask|fastapi > python, backend development
java|java 8|java 11|java 17|jvm|j2ee|java ee > programming language
spring boot|spring framework|spring mvc|^spring|hibernate|jpa > java, backend development
kotlin > programming language, java
scala > programming language
golang|^go > programming language
^rust > programming language
c++|cpp > programming language
c#|csharp|c sharp > dotnet, programming language
dotnet|.net|.net core|asp.net|asp.net core|entity framework > backend development
php|php 8 > programming language, backend development
laravel|symfony|codeigniter|zend > php
wordpress|drupal|joomla|cms|content management system > web development
ruby|ruby on rails|^Rails > programming language, backend development
^swift|swiftui|ios development|ios app|ios|xcode|objective-c|uikit > mobile development
android|android development|android studio|jetpack compose|android sdk > mobile development
^React native > react, mobile development
flutter|^dart > mobile development
perl > programming language
elixir|erlang|haskell|clojure|functional programming > programming language
matlab|simulink
vba|visual basic|excel macros|macros
bash|shell scripting|shell script|powershell|scripting
programming language
rest api|^REST|restful|restful api|api development|api design|http api|web service|apis|api integration|soap > backend development
graphql|apollo > rest api
grpc|protobuf > backend development
microservices|microservice architecture|service oriented architecture|soa|distributed system|service mesh > backend development
event-driven architecture|message queue|message broker|kafka|apache kafka|rabbitmq|activemq|sqs|pub/sub|event streaming > backend development
sql|structured query language|t-sql|pl/sql|sql queries|stored procedures > relational database
relational database|rdbms|database|database design|data store|schema design|database administration|dba
postgresql|postgres|psql > relational database, sql
mysql|mariadb > relational database, sql
sql server|mssql|ms sql|microsoft sql server > relational database, sql
oracle database|oracle db|^oracle > relational database, sql
sqlite > relational database
nosql|mongodb|mongo|dynamodb|cassandra|couchbase|document database
redis|memcached|caching|cache layer
elasticsearch|opensearch|solr|lucene|full text search
aws|amazon web services|ec2|s3|aws lambda|ecs|eks|cloudformation|rds > cloud
azure|microsoft azure|azure devops > cloud
gcp|google cloud|google cloud platform|gke > cloud
cloud|cloud platform|cloud infrastructure|cloud computing|cloud services|cloud native|serverless
devops|site reliability|sre|platform engineering|reliability engineering|devops engineer
docker|containers|containerization|containerised|podman > devops
kubernetes|k8s|openshift|helm|container orchestration > docker, devops
terraform|infrastructure as code|iac|pulumi > devops
ansible|puppet|chef infra|saltstack|configuration management tool > devops
ci/cd|continuous integration|continuous delivery|continuous deployment|build pipeline|deployment pipeline|jenkins|github actions|gitlab ci|circleci|teamcity|release pipeline > devops
observability|prometheus|grafana|datadog|new relic|splunk|elk|logging and monitoring|application monitoring|opentelemetry > devops
incident response|on-call|on call|postmortem|root cause analysis of outages
git|github|gitlab|bitbucket|version control|source control|svn > software development
linux|unix|ubuntu|red hat|rhel|centos|debian
windows server|active directory|group policy|exchange server
unit testing|jest|junit|pytest|vitest|mocha|nunit|phpunit|tdd|test driven development|automated tests|test coverage|rspec > software testing
software testing|qa|quality assurance testing|test automation|automated testing|manual testing|test cases|test plan|regression testing|bug reports|test engineer|qa engineer|functional testing
selenium|cypress|playwright|appium|webdriver|end-to-end testing|e2e tests|testcafe > software testing
postman|api testing > software testing
load testing|performance testing|jmeter|k6|gatling > software testing
agile|scrum|kanban|sprint|sprint planning|agile methodology|agile development|agile delivery|scrum master|backlog
jira|confluence|trello|asana|azure boards
code review|pair programming|clean code|code quality|refactoring > software development
design patterns|object oriented|oop|solid principles|domain driven design|software architecture|system design|system architecture|architect > software development
data structures|algorithms|computer science fundamentals
oauth|authentication|sso|single sign on|identity management|iam|oidc|jwt|saml
cyber security|cybersecurity|information security|infosec|security engineer|it security|security analyst
penetration testing|pentest|ethical hacking|burp suite|kali|vulnerability assessment|owasp|red team > cyber security
siem|soc analyst|security operations|threat detection|threat hunting|intrusion detection|edr|incident handling > cyber security
iso 27001|nist|soc 2|security audit|information security management > cyber security
network administration|networking|network engineer|lan|wan|tcp/ip|routing and switching|cisco|juniper|firewalls|vpn|dns|dhcp|vlan|network infrastructure|routers|switches
system administration|sysadmin|systems administrator|server administration|it infrastructure|virtualization|vmware|hyper-v|backups
it support|help desk|helpdesk|service desk|desktop support|technical support|end user support|first line support|second line support|user support|deskside
ticketing system|servicenow|zendesk|freshdesk|itil|incident management|itsm|service level agreement
office 365|microsoft 365|m365|intune|azure ad|sharepoint administration|entra
embedded systems|embedded software|firmware|microcontroller|rtos|embedded c|stm32|arduino|arm cortex
robotics|ros|motion control
game development|unity|unreal engine|game design|game developer > software development
blockchain|smart contracts|solidity|web3|ethereum
sap|sap erp|sap s/4hana|s/4hana|abap
salesforce development|apex|salesforce administrator|salesforce developer|visualforce
product management|product manager|product roadmap|product strategy|product owner|user stories|product backlog|roadmap|product requirements|product discovery
business analysis|business analyst|requirements gathering|requirements analysis|process mapping|bpmn|requirements engineering|gap analysis|functional specification
technical writing|documentation writing|api documentation|user manuals|technical documentation|technical writer
seo friendly html > html
payment integration|stripe|paypal|payment gateway|payment processing
e-commerce platform|shopify|magento|woocommerce|online shop|ecommerce|online store|web shop
gis|arcgis|qgis|geospatial|geographic information system|spatial analysis
`;
