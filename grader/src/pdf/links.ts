import type { Link } from '../model/page.ts';
import type { Engine } from './engine.ts';
import type { Frame } from './frame.ts';
import { limits } from './limits.ts';

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
    links.push({ url, ...frame.box(float(0), float(1), float(2), float(3)) });
  }
  return links;
}
