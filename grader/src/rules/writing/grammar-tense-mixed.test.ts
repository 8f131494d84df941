import { testRule } from '../../testing/test-rule.ts';
import { grammarTenseMixed } from './grammar-tense-mixed.ts';

testRule(grammarTenseMixed, {
  accepts: {
    'a word that is taken for another one, of which another rule tells': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Established and lead a team of nine clerks`,
    'a verb that depends on help': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Helped organize and lead 5 trips to the harbor`,
    'a role without dates below others that have them': `
      # Experience
      **Clerk, Harbor Works** || Jan 2015 – Mar 2019
      - Counted the stock of two harbors
      **Clerk, Elm Yard**
      - Keep the books of nine regional offices
      - Write the menus of the week
      - Send nine letters a day
      - Preparing the lists of the yard`,
    'a second verb that is like the one before it': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Preparing the lists of the yard and Verify and send the stamps of the port`,
    'an -ing word that is joined to a noun': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Led a team of four
      - Built the ledger of the yard
      - Counting and preparation of the stock
      - Sold nine boats`,
    'what somebody likes among activities': `
      # Activities
      **Harbor Club**
      - Organised the summer festival of nine schools
      - Played chess for the team of the county
      - Won the cup of the harbor
      - Reading the books of Elm`,
    'a second verb in a line that is to begin in another form': `
      # Experience
      **Clerk, Harbor Works** || Jan 2015 – Present
      - Counts the stock of two harbors
      - Writes the menus of the week
      - Sends nine letters a day`,
    'a list of things, and an acting manager': `
      # Experience
      **Chef, Harbor Works** || Jan 2015 – Present
      - Managed the kitchen of two restaurants
      - Bought fish and bread for 900 guests a day
      - Wrote the menus of the week
      - Hiring, training and pay of forty cooks
      - Acting manager of the bar`,
    'nouns in -ing that open a line': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built the budget model of the group
      - Marketing plan for 12 products, with Training days
      - Led nine offices and won two awards`,
    'a second verb that hangs on another one': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Trained staff to audit and fix the till, helping teams plan and run the day
      - Wrote scripts that parse and store the data
      - Cut waste and set the standard
      - Prepared budgets and reports clients trust, by testing and fixing the model`,
    'what still goes on in a role that goes on': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Present
      - Built the budget model of the group
      - Running the ledger of nine offices
      - Led a team of five`,
    'a role described in -ing throughout': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Present
      - Managing nine regional offices
      - Building the budget model of the group
      - Leading a team of five`,
    'a second verb that needs no -ing': `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Checking how to weld and maintain the lamps of nine yards
      - Connecting the panel of type 1 and type 2 in the yard, and welding and repair work
      - Helping crews learn and keep the yard clean`,
  },
  flags: {
    'a bare verb after one with -ing': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Checking all lists of the yard and update the books
        - Meeting with the crews and conduct final checks`,
      findings: ['minor: update', 'minor: conduct'],
    },
    'one line in -ing among past ones': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Built the budget model of the group
        - Managing the nine regional offices
        - Led a team of five`,
      findings: ['minor: Managing'],
    },
    'two tenses in one line': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Audited contrast on 200 screens and fix every failure
        - Runs the store and managed all orders
        - Loaded and unloads trailers
        - Hired, scheduled, and reviewing a staff of 22`,
      findings: ['minor: fix', 'minor: managed', 'minor: unloads', 'minor: reviewing'],
    },
    'lines that change their form all over': {
      resume: `
        # Experience
        **Analyst, Harbor Works** || Jan 2020 – Mar 2023
        - Maintaining the ledgers of nine offices
        - Prepared weekly reports for the board
        - Organize the move into a new database

        **Clerk, Delta Foods** || Feb 2017 – Dec 2019
        - Counting stock in two warehouses
        - Handle 30 supplier letters each week
        - Collected 900 overdue payments`,
      findings: ['minor: Maintaining'],
    },
  },
});
