import { MiniMark } from './mini-mark.tsx';

/** The sample resume, of an invented person. */
export function MiniResume() {
  return (
    <div className="mini-inside" aria-hidden="true">
      <p className="mini-name">Maren Halvorsen</p>
      <p>Portland, OR · 503 555 0148 · maren.halvorsen@example.com</p>
      <h3>Experience</h3>
      <p className="mini-row">
        <b>Operations Analyst, Fernhill Freight</b>
        <span>Mar 2021 – Present</span>
      </p>
      <ul>
        <li>
          <MiniMark number={1} pen="red">
            Responsible for weekly dashboards
          </MiniMark>{' '}
          in Tableau for the sales team
        </li>
        <li>Cut late deliveries from 11% to 4% by rebuilding the route plan with dispatch</li>
        <li>Moved 38 carriers to one booking form and saved 12 hours of typing a week</li>
        <li>
          <MiniMark number={2} pen="red">
            Recieved
          </MiniMark>{' '}
          the branch award for service in 2023
        </li>
      </ul>
      <p className="mini-row">
        <b>Logistics Coordinator, Bay &amp; Pine Supply</b>
        <MiniMark number={3} pen="amber">
          6/2018 – 02/2021
        </MiniMark>
      </p>
      <ul>
        <li>Scheduled 140 loads a month across three warehouses</li>
        <li className="mini-off">
          <MiniMark number={4} pen="amber">
            Trained five coordinators on the new system
          </MiniMark>
        </li>
        <li>Negotiated storage rates that lowered cost per pallet by 9%</li>
        <li>Wrote the returns guide the whole team still uses</li>
      </ul>
      <p className="mini-row">
        <b>Dispatch Assistant, Harbor Street Foods</b>
        <span>Jun 2017 – May 2018</span>
      </p>
      <ul>
        <li>Answered 60 driver calls a day and logged each one</li>
      </ul>
      <h3>Education</h3>
      <p className="mini-row">
        <b>B.S. Supply Chain Management</b>
        <span>Sep 2014 – Jun 2018</span>
      </p>
      <p>Cascadia State University</p>
      <h3>Skills</h3>
      <p>Excel, SQL, Tableau, route planning, carrier contracts, forecasting</p>
      <p>Spanish (fluent), Norwegian (conversational)</p>
    </div>
  );
}
