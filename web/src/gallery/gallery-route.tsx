import { Shell } from '../parts/layout/shell.tsx';
import { Buttons } from './buttons.tsx';
import { Fields } from './fields.tsx';
import { Grades } from './grades.tsx';
import { Layers } from './layers.tsx';
import { Recruiting } from './recruiting.tsx';
import { Sheets } from './sheets.tsx';
import { Uploads } from './uploads.tsx';

export const meta = () => [{ title: 'Parts' }, { name: 'robots', content: 'noindex' }];

/** Every part in every state, for people who build screens. Only development has this page. */
export default function GalleryRoute() {
  return (
    <Shell>
      <div className="wrap flex flex-col gap-16 py-12">
        <h1 className="text-48">Every part in every state</h1>
        <Buttons />
        <Fields />
        <Grades />
        <Uploads />
        <Layers />
        <Sheets />
        <Recruiting />
      </div>
    </Shell>
  );
}
