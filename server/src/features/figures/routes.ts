import * as contract from '@redmark/contract';
import type { Serve } from '../../services.ts';
import type { Figures } from './figures.ts';

export function figureRoutes(serve: Serve, figures: Figures) {
  serve(contract.consoleFigures, async () => await figures.list());
  serve(contract.consoleShowFigure, async ({ params }) => await figures.show(params.id));
  serve(contract.consoleHideFigure, async ({ params }) => await figures.hide(params.id));
}
