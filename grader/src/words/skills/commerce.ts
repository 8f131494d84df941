/** Sales, marketing, customer service and retail; the notation is told in `matching/text/taxonomy.ts`. */
export const commerceSkills = `
# sales
sales|selling|sales representative|sell|salesperson|sales targets|sales quota|quota|sales rep|revenue targets|sales executive
field sales|outside sales|territory|sales territory|door-to-door|visiting customers|on the road|sales visits|field representative > sales
inside sales|telesales|telemarketing|outbound calls|cold calling|cold calls|phone sales|sdr|sales development > sales
new business|business development|prospecting|lead generation|acquiring customers|new customers|new accounts|pipeline building|customer acquisition|generate leads|lead qualification|opening accounts > sales
account management|account manager|key accounts|key account management|existing customers|client relationships|client portfolio|customer retention|upselling|cross-selling|book of business|existing accounts|client relationship|portfolio of clients|contract renewal > sales
customer success|onboarding customers|churn|customer success manager|adoption of the product|quarterly business reviews > account management
negotiation|negotiating|negotiations|contract negotiation|closing deals|deal closing
b2b sales|b2b|business to business|enterprise sales|corporate clients|solution selling|consultative selling > sales
saas sales|software sales|saas > sales
crm|salesforce|hubspot|pipedrive|dynamics crm|customer relationship management|microsoft dynamics|zoho
sales management|sales manager|sales team|sales director|head of sales|regional sales manager > sales
tenders|bids|rfp|proposals|bid management|tender documents|quotations
product demonstrations|product demos|demos|sales presentations|presales|pre-sales
retail sales|retail|shop floor|sales assistant|shop assistant|retail associate|sales floor|in-store|store associate
cash register|cashier|till|checkout|pos system|point of sale|cash handling|handling cash
store management|store manager|shop manager|retail manager|branch manager|opening and closing the store
visual merchandising|merchandising|window displays|planogram|shelf stocking|stock replenishment
category management|buying|assortment planning|merchandise planning|range planning
real estate|estate agent|property sales|realtor|lettings|property management|letting agent|leasing|viewings|property manager|tenants
car sales|automotive sales|vehicle sales|dealership
pharmaceutical sales|medical sales|medical representative|medical device sales|pharma representative
wholesale|distributors|channel sales|dealers|resellers|partner sales
export sales|international sales|incoterms in sales
# marketing
marketing|marketing manager|marketing campaigns|marketing strategy|campaign management|campaigns|marketing specialist|marketing plan
digital marketing|online marketing|performance marketing|paid media|online campaigns|internet marketing > marketing
seo|search engine optimization|organic search|keyword research|link building|technical seo|search rankings > digital marketing
sem|ppc|google ads|adwords|paid search|pay per click|search ads|bing ads > digital marketing
social media|social media marketing|instagram|facebook|tiktok|community management|linkedin posts|social channels|social media manager|facebook ads|meta ads|paid social > digital marketing
email marketing|newsletters|newsletter|mailchimp|klaviyo|marketing automation|marketo|email campaigns|drip campaigns|pardot > digital marketing
web analytics|google analytics|ga4|conversion rate|conversion optimisation|cro|tag manager > digital marketing
brand management|brand strategy|brand manager|brand awareness|brand positioning > marketing
product marketing|go-to-market|product launch|product launches|positioning and messaging|gtm > marketing
public relations|^PR|press releases|media relations|corporate communications|communications manager|spokesperson|internal communications|external communications
event management|event planning|trade shows|conferences|event coordinator|event manager|trade fairs|exhibitions
influencer marketing|affiliate marketing|influencers > digital marketing
advertising|media planning|media buying|advertising agency|ad campaigns > marketing
fundraising|donors|donor relations|charity appeals|major gifts|philanthropy|grant writing|grant applications
# customer service
customer service|customer support|customer care|client service|customer enquiries|customer inquiries|customer queries|guest service|customer complaints|serving customers|complaints handling|resolving complaints|helping customers|customer questions|customer facing
call centre|call center|contact centre|inbound calls|answering calls|telephone support|phone support|telephone enquiries|customer calls|contact center > customer service
live chat|chat support|email support|support tickets|tickets > customer service
customer satisfaction|csat|nps|net promoter score|first call resolution|average handling time
order processing|order entry|sales administration|sales orders|sales support|order management|processing orders|returns and refunds|order desk`;
