import type { Finding, GraderStage } from '@redmark/rubric';
import { gradePages } from './grade-pages.ts';
import { annotateOn, type PersonalNote } from './pdf/annotate.ts';
import { withDocument } from './pdf/document.ts';
import type { Engine } from './pdf/engine.ts';
import { PdfError } from './pdf/pdf-error.ts';
import { type Graded, type PageImage, type Refused, refused } from './report/report.ts';

export type GradeOptions = {
  /** Upload date, `YYYY-MM-DD`: the rules' "present", and after it the future. */
  today: string;
  /** Whether to render the pages as images, too. */
  images?: boolean;
  onStage?: (stage: GraderStage) => void;
};

export type Annotated = { ok: true; bytes: Uint8Array } | Refused;
export type RenderedPages = { ok: true; images: PageImage[] } | Refused;
export type GradedWithImages = { graded: Graded; images: PageImage[] };

/** Grades a PDF on the caller's engine. Never throws for a bad file, but returns a refusal. */
export function gradeOn(engine: Engine, bytes: Uint8Array, options: GradeOptions): GradedWithImages {
  const { today, images: wanted = false, onStage = () => {} } = options;
  return orRefusal(
    () =>
      withDocument(engine, bytes, (document) => {
        onStage('reading');
        const graded = gradePages(document.read(), { today, onStage });
        const images: PageImage[] = [];
        if (graded.ok && wanted) {
          onStage('drawing');
          document.renderPages((image) => images.push(image));
        }
        return { graded, images };
      }),
    (refusal) => ({ graded: refusal, images: [] }),
  );
}

/** Renders the pages of a PDF without grading it. */
export function renderPagesOn(engine: Engine, bytes: Uint8Array): RenderedPages {
  return orRefusal(
    (): RenderedPages =>
      withDocument(engine, bytes, (document) => {
        const images: PageImage[] = [];
        document.renderPages((image) => images.push(image));
        return { ok: true, images };
      }),
    (refusal) => refusal,
  );
}

/** A copy of a PDF with the findings of its report as annotations of this author, and with personal notes. */
export function annotatedOn(
  engine: Engine,
  bytes: Uint8Array,
  findings: readonly Finding[],
  author?: string,
  personal?: readonly PersonalNote[],
): Annotated {
  return orRefusal(
    (): Annotated => ({ ok: true, bytes: annotateOn(engine, bytes, findings, author, personal) }),
    (refusal) => refusal,
  );
}

function orRefusal<T>(work: () => T, instead: (refusal: Refused) => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof PdfError) return instead(refused(error.code));
    throw error;
  }
}
