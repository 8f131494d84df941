import { createPortal } from 'react-dom';
import { remarkFinding } from '../remarks/remark-finding.ts';
import { useReport } from '../report/report-context.ts';
import { countOf, findingsOf, suggestionsOf, tabs } from '../report/report-tabs.ts';
import { PrintNote } from './print-note.tsx';
import { PrintPage } from './print-page.tsx';
import './print.css';
import { brand } from '../../../parts/brand/brand.ts';
import { useSession } from '../../../session/use-session.ts';

/** The whole report for paper: grades, every note under its number, and every page with all its marks. */
export function PrintReport() {
  const { grading, fileName, images, done, remarks } = useReport();
  const { finalGrade, scores, profile } = grading;
  const { user } = useSession();
  // Paper is read by others: what the owner wrote is by their name there, as in the marked PDF.
  const owner = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim();
  const title = profile.firstName ? `${profile.firstName}’s Resume Report` : 'Resume Report';
  return createPortal(
    <div className="print-report">
      <div>
        <p className="print-brand">{brand.name}</p>
        <h1>{title}</h1>
        <p>
          {fileName} · {suggestionsOf(grading)} suggestions · rubric {grading.rubricVersion}
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Grade</th>
              <th scope="col">Points of 100</th>
              <th scope="col">Found</th>
            </tr>
          </thead>
          <tbody>
            <tr className="print-final">
              <th scope="row">Final grade</th>
              <td>{finalGrade.Cumulative ?? 'Not given'}</td>
              <td>{finalGrade.Cumulative === null ? '–' : scores.Cumulative.toFixed(1)}</td>
              <td>{suggestionsOf(grading)}</td>
            </tr>
            {tabs.map(({ category, name, grade }) => (
              <tr key={category}>
                <th scope="row">{name}</th>
                <td>{finalGrade[grade] ?? 'Not graded'}</td>
                <td>{finalGrade[grade] === null ? '–' : scores[grade].toFixed(1)}</td>
                <td>{countOf(grading, category)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {tabs.map(({ category, name }) => {
        const findings = findingsOf(grading, category);
        return (
          <section key={category}>
            <h2>{name}</h2>
            {findings.length === 0 && <p>Nothing found here.</p>}
            {findings.map((finding) => (
              <PrintNote key={finding.number} finding={finding} isDone={done.has(finding.number)} />
            ))}
          </section>
        );
      })}
      {remarks.length > 0 && (
        <section>
          <h2>Notes by people</h2>
          {remarks.map((remark) => (
            <PrintNote
              key={remark.letter}
              finding={remarkFinding({ ...remark, author: remark.author || owner }, 'content')}
              isDone={false}
            />
          ))}
        </section>
      )}
      {images.map((src, page) => (
        <PrintPage key={src} src={src} page={page} />
      ))}
    </div>,
    document.body,
  );
}
