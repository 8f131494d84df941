/** A list with a larger line that has a sign of its own: it heads the lines below it, and is no slip among them. */
export const headedList = `
      # Experience
      **Analyst, Harbor Works** || Jan 2020 – Mar 2023
      - Built 12 weekly reports for a team of 40 people
      - Cut the closing time from 9 days to 4 days
      - Trained six new colleagues on the ledger system
      - Counted the stock of Delta Foods in two warehouses {mark=■} {size=12.5}
      - Wrote the manual that 3 offices still use
      - Moved 900 records into a new database`;
