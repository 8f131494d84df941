import { Fragment } from 'react';
import groups from './groups.json';

const titles: Record<string, string> = {
  gender: 'By the gender of the name',
  origin: 'By the origin of the name',
  years: 'By years of work',
};
const number = 'figures py-3 pl-4 text-right';

/** How groups of invented people fare with adverts of their own professions. */
export function Groups() {
  return (
    <div className="flex flex-col gap-4 pt-6">
      <h3 className="text-22">Group by group</h3>
      <p className="max-w-measure">
        Each of 48 invented people is matched with an advert of their own profession, written apart from the resume, and
        compared with the 23 others of their set. Groups this small differ because the people do: with another name on
        the page, each of these scores is the same.
      </p>
      <table className="w-full border-line border-t text-left">
        <thead className="text-14 text-soft">
          <tr className="border-line border-b">
            <th scope="col" className="py-3 pr-4 font-medium">
              Group
            </th>
            <th scope="col" className="py-3 pl-4 text-right font-medium">
              People
            </th>
            <th scope="col" className="py-3 pl-4 text-right font-medium">
              Average score
            </th>
            <th scope="col" className="py-3 pl-4 text-right font-medium">
              In first place
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ by, groups: rows }) => (
            <Fragment key={by}>
              <tr className="border-line border-b">
                <th scope="colgroup" colSpan={4} className="pt-6 pb-2 font-medium text-14 text-soft">
                  {titles[by]}
                </th>
              </tr>
              {rows.map(({ name, people, score, first }) => (
                <tr key={name} className="border-line border-b">
                  <th scope="row" className="py-3 pr-4 font-normal">
                    {name}
                  </th>
                  <td className={number}>{people}</td>
                  <td className={number}>{score}</td>
                  <td className={number}>{first}</td>
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}
