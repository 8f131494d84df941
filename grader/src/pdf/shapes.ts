import type { Rect, Shape } from '../model/page.ts';
import type { Engine } from './engine.ts';
import type { Frame } from './frame.ts';
import { limits } from './limits.ts';
import { tonesOf } from './tones.ts';
import { clippedBounds, type Edges, isBand, isCutAway, isFrame, isLarge } from './visible-part.ts';

const text = 1;
const path = 2;
const image = 3;
const shading = 4;
const form = 5;
const deepestForm = 3;
/** Points: no line of letters is lower or higher. */
const letterHeight = { least: 3, most: 60 };
/** A box has four or five segments; two letters have more, and so has a box whose corners are several curves. */
const letterSegments = 20;
/** A higher path of so many segments holds several lines of letters, or is a drawing: text does not stand on it. */
const textSegments = 400;

/** Sides in points, and how far down a page its upper edge is, as a share of the height. */
const portrait = { least: 45, most: 300, top: 0.4 };

/** Of one page: decoding takes time, and a page may draw one picture a thousand times. */
const mostLookedInto = 3;

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The shapes of a page, the position of each text object in the drawing order, and the text objects cut away whole. */
type PageShapes = { shapes: Shape[]; textOrders: Map<number, number>; cutAway: Set<number> };

/** What is true of all that stands inside a form object. */
type Inside = { isVeiled?: boolean; isCut?: boolean };

/** Reads paths, pictures and shadings in drawing order, those inside form objects included. */
export function readShapes(engine: Engine, page: number, frame: Frame): PageShapes {
  const { calls, slot, float, integer } = engine;
  const shapes: Shape[] = [];
  const textOrders = new Map<number, number>();
  const cutAway = new Set<number>();
  let order = 0;
  let lookedInto = 0;

  function visit(object: number, matrix: Matrix, depth: number, { isVeiled, isCut }: Inside = {}) {
    const type = calls._FPDFPageObj_GetType(object);
    order++;
    if (type === text) {
      textOrders.set(object, order);
      if (isCut || isCutAway(engine, object)) cutAway.add(object);
    }
    if (type === form) {
      if (depth >= deepestForm || !calls._FPDFPageObj_GetMatrix(object, slot(0))) return;
      const own: Matrix = [float(0), float(1), float(2), float(3), float(4), float(5)];
      const inner = multiply(own, matrix);
      const count = calls._FPDFFormObj_CountObjects(object);
      const inside = {
        isVeiled: isVeiled || calls._FPDFPageObj_HasTransparency(object) !== 0,
        isCut: isCut || isCutAway(engine, object),
      };
      for (let i = 0; i < count && shapes.length < limits.shapes; i++)
        visit(calls._FPDFFormObj_GetObject(object, i), inner, depth + 1, inside);
      return;
    }
    if (isCut || (type !== path && type !== image && type !== shading)) return;
    if (!calls._FPDFPageObj_GetBounds(object, slot(0), slot(1), slot(2), slot(3))) return;
    const bounds = { left: float(0), bottom: float(1), right: float(2), top: float(3) };
    let box = boxIn(frame, matrix, bounds);
    const solid = calls._FPDFPageObj_HasTransparency(object) === 0;
    if (type !== path) {
      const kind = type === image ? 'image' : 'shading';
      const isLookedInto = type === image && mayBePortrait(box, frame) && lookedInto++ < mostLookedInto;
      const tones = isLookedInto ? tonesOf(engine, object) : undefined;
      shapes.push({
        ...box,
        order,
        opaque: false,
        kind,
        filled: true,
        stroked: false,
        color: 0,
        alpha: 255,
        ...(tones === undefined ? {} : { tones }),
      });
      return;
    }
    const drawn = calls._FPDFPath_GetDrawMode(object, slot(0), slot(1)) ? [integer(0), integer(1)] : [0, 0];
    if (drawn[0] === 0 && drawn[1] === 0) return;
    const hollow = isLarge(box) && isFrame(engine, object, drawn[0] ?? 0);
    const filled = drawn[0] !== 0 && !hollow;
    const stroked = drawn[1] !== 0 || hollow;
    let isSlanted = false;
    if (filled && isLarge(box)) {
      const left = clippedBounds(engine, object, bounds);
      if (left && (left.right <= left.left || left.top <= left.bottom)) return;
      if (left) box = boxIn(frame, matrix, left);
      isSlanted = left?.isSlanted ?? false;
    }
    const read = drawn[0] !== 0 ? calls._FPDFPageObj_GetFillColor : calls._FPDFPageObj_GetStrokeColor;
    const known = read(object, slot(0), slot(1), slot(2), slot(3)) !== 0;
    const color = known ? (integer(0) << 16) | (integer(1) << 8) | integer(2) : 0;
    const alpha = known ? integer(3) : 255;
    const height = box.y1 - box.y0;
    const isLetters =
      filled &&
      height >= letterHeight.least &&
      calls._FPDFPath_CountSegments(object) >= (height <= letterHeight.most ? letterSegments : textSegments) &&
      !isBand(engine, object);
    shapes.push({
      ...box,
      order,
      opaque: filled && solid && !isVeiled && !isSlanted && alpha > 250 && !isLetters,
      kind: 'path',
      filled,
      stroked,
      color,
      alpha,
      ...(isLetters && { isLetters }),
      ...(isVeiled && { veiled: true }),
    });
  }

  const count = Math.min(limits.shapes, calls._FPDFPage_CountObjects(page));
  for (let i = 0; i < count && shapes.length < limits.shapes; i++)
    visit(calls._FPDFPage_GetObject(page, i), identity, 0);
  return { shapes, textOrders, cutAway };
}

/** Whether a picture has the size, the shape and the place of a portrait: only such a one is looked into. */
function mayBePortrait({ x0, y0, x1, y1 }: Rect, { height }: Frame): boolean {
  const [w, h] = [x1 - x0, y1 - y0];
  return Math.min(w, h) >= portrait.least && Math.max(w, h) <= portrait.most && y0 < portrait.top * height;
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

function boxIn(frame: Frame, m: Matrix, { left, bottom, right, top }: Edges): Rect {
  const xAt = (x: number, y: number) => m[0] * x + m[2] * y + m[4];
  const yAt = (x: number, y: number) => m[1] * x + m[3] * y + m[5];
  const xs = [xAt(left, bottom), xAt(left, top), xAt(right, bottom), xAt(right, top)] as const;
  const ys = [yAt(left, bottom), yAt(left, top), yAt(right, bottom), yAt(right, top)] as const;
  return frame.box(Math.min(...xs), Math.max(...ys), Math.max(...xs), Math.min(...ys));
}
