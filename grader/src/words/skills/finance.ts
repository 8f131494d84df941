/** Accounting, finance and insurance; the notation is told in `matching/text/taxonomy.ts`. */
export const financeSkills = `
# accounting
accounting|accountancy|accountant|general accounting|financial accounting|accounts department|accounting principles
bookkeeping|bookkeeper|day-to-day books|keeping the books|double-entry|double entry|posting entries|ledger entries|purchase ledger|sales ledger > accounting
accounts payable|^AP|supplier invoices|vendor invoices|invoice processing|payment runs|pay suppliers|purchase invoices|creditors > accounting
accounts receivable|^AR|customer invoices|invoicing|credit control|debtors|dunning|billing|debt collection|chasing payments > accounting
bank reconciliation|reconciliation|reconcile|account reconciliations|bank statements|balance sheet reconciliation > accounting
general ledger|^GL|journal entries|journals|trial balance|chart of accounts|nominal ledger > accounting
month-end close|month end|closing the books|period close|year-end close|year-end accounts|monthly closing|annual accounts|year end > accounting
financial statements|balance sheet|income statement|statutory accounts|financial reporting|profit and loss account|annual financial statements > accounting
ifrs|us gaap|gaap|uk gaap|frs 102|hgb|accounting standards|asc 606 > financial statements
payroll|payroll processing|wages|salary payments|payslips|wage run|paye|payroll administrator
vat|vat returns|sales tax|value added tax|gst
tax|taxation|tax returns|corporate tax|corporation tax|tax compliance|tax adviser|tax accountant|tax planning|income tax|transfer pricing
audit|auditing|external audit|internal audit|auditor|audit fieldwork|sox|sarbanes-oxley|internal controls|statutory audit|audit engagements
petty cash|expense claims|expense reports|cash book|travel expenses
fixed assets|depreciation|asset register > accounting
quickbooks|xero|^Sage|sage 50|datev|freshbooks|myob|tally|accounting software|lexware|sage intacct > accounting
oracle financials|netsuite|sap fi|sap fico|sap co|dynamics 365 finance|sap finance|erp finance
# finance
controlling|management accounting|controller|financial controller|management accounts|cost control|cost centre|business partnering|finance business partner|cost accounting|product costing
budgeting|budget|budgets|annual budget|budget planning|forecasts|rolling forecast|budget preparation > financial planning
financial planning|fp&a|financial planning and analysis|financial forecast|planning cycle
variance analysis|plan versus actual|actuals against budget|deviations > controlling
financial analysis|financial analyst|financial modelling|financial models|dcf|company valuation|financial modeling|ratio analysis
investment banking|mergers and acquisitions|m&a|due diligence|pitch books|ipo|leveraged buyout|private equity|deal execution
asset management|portfolio management|fund management|equity research|investment management|portfolio manager|hedge fund|investment analysis
wealth management|financial adviser|financial advice|retirement planning|private banking|client investments
retail banking|bank branch|bank teller|teller|branch banking|personal banking|bank clerk|account opening
credit analysis|credit risk|lending|loan underwriting|loans|mortgage|loan officer|credit analyst|commercial lending|mortgages
treasury|cash management|cash flow|liquidity|fx hedging|cash flow forecasting|working capital
risk management|operational risk|market risk|enterprise risk|risk assessment|risk analyst
insurance|underwriting|claims handling|claims adjuster|underwriter|insurance broker|policyholders|claims|loss adjusting|policies and premiums
actuarial|actuary|reserving|pricing models|solvency ii
trading|trader|equities|derivatives|fixed income|bloomberg|options and futures
pricing|price setting|pricing analysis
grant management|fund accounting|grants
financial systems implementation|erp implementation|finance transformation
!cpa|certified public accountant|acca|aca|cima|chartered accountant|ca qualification|icaew|cgma|part-qualified|bilanzbuchhalter
!aat|aat qualified|bookkeeping certificate|certified bookkeeper|icb
!cfa|chartered financial analyst
!series 7|series 63|series 66|finra
!cissp|cisa|cism|comptia security+|ceh|oscp
!aws certified|azure certified|aws certification|ccna|ccnp|comptia a+|comptia network+|mcse|cka
!pmp|prince2|project management professional|capm|prince 2|ipma
!scrum certification|csm|certified scrum master|psm|safe agilist
!six sigma belt|green belt|black belt|six sigma green belt|six sigma black belt`;
