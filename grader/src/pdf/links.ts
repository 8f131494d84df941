import type { Link } from '../model/page.ts';
import type { Engine } from './engine.ts';
import type { Frame } from './frame.ts';
import { limits } from './limits.ts';

/** In points: a thinner line is hardly seen. */
const leastLine = 0.5;
/** Channels of a line that nobody sees on paper. */
const white = 250;

/** Reads the link annotations of a page. Nothing is opened. */
export function readLinks(engine: Engine, document: number, page: number, frame: Frame): Link[] {
  const { calls, slot, float, integer, setInteger } = engine;
  const links: Link[] = [];
  let position = 0;
  while (links.length < limits.links) {
    setInteger(0, position);
    if (!calls._FPDFLink_Enumerate(page, slot(0), slot(1))) break;
    position = integer(0);
    const link = integer(1);
    const action = calls._FPDFLink_GetAction(link);
    if (action === 0) continue;
    const url = engine.text((address, bytes) => calls._FPDFAction_GetURIPath(document, action, address, bytes));
    if (url === '' || !calls._FPDFLink_GetAnnotRect(link, slot(0))) continue;
    const box = frame.box(float(0), float(1), float(2), float(3));
    links.push({ url, ...box, ...(isBoxed(engine, page, link) && { boxed: true }) });
  }
  return links;
}

/** Whether the file asks for a line around a link, as LaTeX does where it is not told otherwise. */
function isBoxed({ calls, slot, float, integer }: Engine, page: number, link: number): boolean {
  const annotation = calls._FPDFLink_GetAnnot(page, link);
  if (annotation === 0) return false;
  const hasBorder = calls._FPDFAnnot_GetBorder(annotation, slot(0), slot(1), slot(2)) === 1;
  const width = hasBorder ? float(2) : 0;
  const hasColor = calls._FPDFAnnot_GetColor(annotation, 0, slot(0), slot(1), slot(2), slot(3)) === 1;
  const isWhite = hasColor && [0, 1, 2].every((channel) => integer(channel) >= white);
  calls._FPDFPage_CloseAnnot(annotation);
  return width >= leastLine && !isWhite;
}
