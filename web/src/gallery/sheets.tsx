import { AuthenticatorKey } from '../parts/account/authenticator-key.tsx';
import { Broken } from '../parts/layout/broken.tsx';
import { Notice } from '../parts/layout/notice.tsx';
import { SheetSketch } from '../parts/layout/sheet-sketch.tsx';
import { CallToAction } from '../parts/marketing/call-to-action.tsx';
import { CandidateSheets } from '../parts/marketing/candidate-sheets.tsx';
import { NumberedSteps } from '../parts/marketing/numbered-steps.tsx';
import { Questions } from '../parts/marketing/questions.tsx';
import { SectionHead } from '../parts/marketing/section-head.tsx';
import { PageImage } from '../parts/report/page-image.tsx';
import { FileLine } from '../parts/upload/file-line.tsx';
import { Shelf, Specimens } from './shelf.tsx';

const size = { width: 252, height: 326 };
const questions = [
  { question: 'Does a part have states?', answer: 'Most do, and all of them are here.' },
  { question: 'Is this page public?', answer: 'No. Development alone has it.' },
];

const steps = [
  { title: 'Upload your PDF', text: 'You see its pages before anything starts.' },
  { title: 'Start grading', text: 'It takes about a second.' },
];

export function Sheets() {
  return (
    <Shelf title="Sheets and sections">
      <Specimens name="PageImage, on its way and broken">
        <div className="w-64">
          <PageImage src={undefined} alt="Page 1" size={size} />
        </div>
        <div className="w-64">
          <PageImage src="/no-such-image.png" alt="Page 1" size={size} />
        </div>
      </Specimens>
      <Specimens name="SheetSketch, circled, struck, underlined">
        {(['circle', 'strike', 'underline'] as const).map((pen) => (
          <div key={pen} className="w-64">
            <SheetSketch words="your page" pen={pen} />
          </div>
        ))}
      </Specimens>
      <Specimens name="FileLine">
        <FileLine fileName="ines-marchetti.pdf" size={84_000} />
        <FileLine fileName="a-file-without-a-size.pdf" />
      </Specimens>
      <Specimens name="AuthenticatorKey">
        <AuthenticatorKey appKey={{ key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/example?secret=JBSWY3DPEHPK3PXP' }} />
      </Specimens>
      <Specimens name="SectionHead">
        <SectionHead id="gallery-head" title="A section" lead="What it is about, in one sentence." />
      </Specimens>
      <Specimens name="NumberedSteps">
        <NumberedSteps steps={steps} columns="tablet:grid-cols-2" />
      </Specimens>
      <Notice sketch={{ words: 'this page', pen: 'strike' }}>
        <h3 className="text-36">Notice</h3>
        <p className="max-w-measure text-18 text-soft">One thing is said, and where to go from there.</p>
      </Notice>
      <CandidateSheets />
      <Questions questions={questions} />
      <CallToAction />
      <Broken />
    </Shelf>
  );
}
