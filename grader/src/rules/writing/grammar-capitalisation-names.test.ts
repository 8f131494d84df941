import { expect, test } from 'vitest';
import { resumeOf } from '../../testing/resume-of.ts';
import { grammarCapitalisation } from './grammar-capitalisation.ts';

const capitalsIn = (lines: string, head = '**Analyst, Harbor Works** || Jan 2020 – Mar 2023') =>
  [...grammarCapitalisation.check(resumeOf(`# Experience\n${head}\n${lines}`))].map(({ text }) => text);

test('what a whole project or employer is called is a name in its lines, too', () => {
  const line = '- Wrote the help texts for Harvest commands of two teams in one year';
  expect(capitalsIn(line, '**Maintainer, Harvest (Rust)** || Jan 2020 – Mar 2023')).toEqual([]);
  expect(capitalsIn(line)).toEqual(['Harvest']);
});

test('a word in two names of one line is a part of both', () => {
  expect(capitalsIn('- Kept the books at Harbor Storage and wrote two manuals of Storage Ledgers')).toEqual([]);
});

test('a word in one name of a line alone may be a slip', () => {
  expect(capitalsIn('- Kept the books and wrote two manuals of Storage Ledgers')).toEqual(['Storage', 'Ledgers']);
});

test('the last of several items that have a capital keeps its own', () => {
  expect(capitalsIn('- Stock taking, Lamp repair, Letter writing, and Decision making in large teams')).toEqual([]);
  expect(capitalsIn('- Handled stock taking, lamp repair and Decision making in large teams')).toEqual(['Decision']);
});

test('a word in quotation marks is quoted', () => {
  expect(capitalsIn('- Gave the lesson “be Reliable” of the harbor school for some weeks')).toEqual([]);
  expect(capitalsIn('- Gave the lesson be Reliable of the harbor school for some weeks')).toEqual(['Reliable']);
});

test('a title that goes on in capitals keeps the one it begins with', () => {
  expect(capitalsIn('- Design and Fabrication of TIPPING TRAYS for the lamps of the yard')).toEqual([]);
  expect(capitalsIn('- Design and Fabrication of tipping trays for the lamps of the yard')).toEqual(['Fabrication']);
});

test('a common word beside a noun in small letters has no capital, even where it names something elsewhere', () => {
  expect(capitalsIn('- Kept the Bank vouchers of the yard and wrote to the Guest house for nine clerks')).toEqual([
    'Bank',
    'Guest',
  ]);
  expect(capitalsIn('- Wrote letters to the Bank of Leeds and to the Harbor house for nine clerks')).toEqual([]);
});

test('a title whose noun is written small is written small as a whole', () => {
  expect(capitalsIn('- Worked as a Dredging engineer in the yard and helped the Harbor School')).toEqual(['Dredging']);
  expect(capitalsIn('- Worked as a Dredging Engineer in the yard and helped the Harbor School')).toEqual([]);
});

test('things behind a short form or a figure are common', () => {
  expect(capitalsIn('- Checked the wires of LV Panels and built 40 Cabins of the yard')).toEqual(['Panels', 'Cabins']);
});

test('several things in a row are no names', () => {
  expect(capitalsIn('- Wrote letters to Vendors, Clients and nine clerks of the yard')).toEqual(['Vendors', 'Clients']);
  expect(capitalsIn('- Taught the song of Vendors, Lamplight and nine others of the yard')).toEqual([]);
});

test('what a name leads to is a part of it', () => {
  for (const line of [
    '- Told the club that HLL stands for Lighters for lamps of Leeds in two talks',
    '- Carved the game Butterfly with two friends in nine days of one summer',
    '- Wrote an article for the Harbor Conference on Solar lamps of nine yards',
    '- Knots for Sailors – Autumn 2021. Held nine lessons and judged ropes',
    '- Helped in an Old Brenzone high school on nine evenings of May',
    '- Wrote popis i opis svjetiljki na nježnoj žabljoj šumi in one year',
  ])
    expect(capitalsIn(line)).toEqual([]);
  expect(capitalsIn('- Tied knots for Business in the yard and judged ropes')).toEqual(['Business']);
  expect(capitalsIn('- Went to Brenzone high school and i kept the lamps of nine yards')).toEqual([
    'i',
    'Brenzone high school',
  ]);
});

test('amounts are written small', () => {
  expect(capitalsIn('- Served nine Years in the yard and sold lamps for 12 Million in one week')).toEqual([
    'Years',
    'Million',
  ]);
  expect(capitalsIn('- Sang in the choir of the Nine Years Hall, with songs of the Million Lamps')).toEqual([]);
});

test('what an event is about is written small, what it is called is not', () => {
  expect(capitalsIn('- Participated in National level contests of the yard')).toEqual(['National']);
  expect(capitalsIn('- Participated in Bright Lamps of the yard')).toEqual([]);
});

test('half of a pair that a sign joins keeps its capital with the other half', () => {
  expect(capitalsIn('- Sold the lamps of Sound & Video systems to nine yards')).toEqual([]);
});

test('work behind work has no capital after a sign either', () => {
  expect(capitalsIn('- Testing & Commissioning of nine pumps in the yard')).toEqual(['Commissioning']);
});

test('a word in a line with some names is judged by its neighbors', () => {
  expect(capitalsIn('- Preparation of Electrical layouts for Harbor Works Leeds and Marlow Lamps Ltd')).toEqual([
    'Electrical',
  ]);
});

test('a body that is told of above, and a library in use, keep their capitals', () => {
  expect(capitalsIn('- Kept the books of nine small yards and shops of the Group for two years')).toEqual([]);
  expect(capitalsIn('- Wrote the alarm of two sheds using Lanterns to call the guard at night')).toEqual([]);
});

test('lengths of time have no capital in a sentence', () => {
  expect(capitalsIn('- Kept lamps for 2 Years as a keeper and One Month as a porter')).toEqual([
    'Years',
    'Month',
    'One',
  ]);
  expect(capitalsIn('- Sang the Year of Lamps with nine keepers of the yard')).toEqual([]);
});

test('verbs beside another verb, behind “to” and behind “presently” have no capital', () => {
  expect(capitalsIn('- Cleaning & Painting all boats of the yard')).toEqual(['Painting']);
  expect(capitalsIn('- To Ensure that nine lamps are lit')).toEqual(['Ensure']);
  expect(capitalsIn('- Presently Working with nine keepers of lamps')).toEqual(['Working']);
  expect(capitalsIn('- To Harbor Light by boat, and on to the yard')).toEqual([]);
});

test('a period behind the verb of a line, and work at its end, have no capital', () => {
  expect(capitalsIn('- Sending Weekly accounts of the lamps to nine keepers')).toEqual(['Weekly']);
  expect(capitalsIn('- Handled lamp cleaning and Painting')).toEqual(['Painting']);
  expect(capitalsIn('- Wrote lamp letters and Engineering')).toEqual([]);
});

test('what describes a noun in small letters has no capital behind a small word, a verb or a comma', () => {
  expect(capitalsIn('- Kept the lamps of the yard according to Company standards of the time')).toEqual(['Company']);
  expect(capitalsIn('- Checking Pipe supports of nine pumps and lamps')).toEqual(['Pipe']);
  expect(capitalsIn('- Handled cleaning of lamps, Inventory control and sale of pumps')).toEqual(['Inventory']);
});

test('names, roles and lists whose items all have a capital keep theirs', () => {
  expect(capitalsIn('- Wrote to the Department of Pump tailings and served the Python users of the yard')).toEqual([]);
  expect(capitalsIn('- Lamp tests, Pump tests, Cable tests and so on of the whole yard')).toEqual([]);
});

test('two words before a noun in small letters, and a word between two, have no capital', () => {
  expect(capitalsIn('- Maintenance of Rotary and Stationary lamps of the whole yard')).toEqual([
    'Rotary',
    'Stationary',
  ]);
  expect(capitalsIn('- Sorted papers for vendor Repair lists of nine small yards')).toEqual(['Repair']);
  expect(capitalsIn('- Wrote to the Institute of Lamp and Pump makers of the yard')).toEqual([]);
  expect(capitalsIn('- Kept lamps of all systems Overall the yard was lit by nine keepers')).toEqual([]);
});

test('experience behind a length of time has no capital', () => {
  expect(capitalsIn('- One year Experience in lamps')).toEqual(['Experience']);
  expect(capitalsIn('- Wrote the Lamp Year Experience of nine keepers')).toEqual([]);
  // Beside "Year" it is a title, of which nobody can say how it is written.
  expect(capitalsIn('- One Year Experience in lamps')).toEqual([]);
});

test('schools, boards of examiners and degrees have theirs', () => {
  expect(capitalsIn('- Left Ollerby polytechnic college for a yard')).toEqual(['Ollerby polytechnic college']);
  expect(capitalsIn('- Passed the tenth class from CBSE board with nine marks')).toEqual(['board']);
  expect(capitalsIn('- Holds a M.com of a small college')).toEqual(['M.com']);
  expect(capitalsIn('- Met CBSE board members at b.com and read of a school board')).toEqual([]);
});

test('the parties of a project are written as in its contract', () => {
  expect(capitalsIn('- Wrote letters to the Consultant of the yard and met nine clerks of the Contractor')).toEqual([]);
});

test('small words have none, unless all around them have', () => {
  expect(capitalsIn('- Kept lamps Such as oil lamps that Must be lit')).toEqual(['Such', 'Must']);
  expect(capitalsIn('- Lit lamps after Cleaning the wicks')).toEqual(['Cleaning']);
  expect(capitalsIn('- Attended nine lamp lessons Held at the yard')).toEqual(['Held']);
  expect(capitalsIn('- SOLD LAMPS Of BRASS in the yard')).toEqual(['Of']);
  expect(capitalsIn('- Kept VALE CONSTRUCTIONs of the yard')).toEqual(['CONSTRUCTIONs']);
  expect(capitalsIn('- Sang of Such Great Lamps and SOLD OF BRASS, and read Kings of Cleaning')).toEqual([]);
});

test('degrees, languages, levels and what is new or good', () => {
  expect(capitalsIn('- Completed B.TECH in lamps')).toEqual(['B.TECH']);
  expect(capitalsIn('- Wrote letters in HINDI and kept lists in EXCEL')).toEqual(['HINDI', 'EXCEL']);
  expect(capitalsIn('- Played chess in a yard at National Level')).toEqual(['National Level']);
  expect(capitalsIn('- Quick to learn New Technologies')).toEqual(['New Technologies']);
  expect(capitalsIn('- B.Tech in Leeds with OTDR tests and HINDI PRESS lamps')).toEqual([]);
});

test('what has a feature, a ratio or a short form of its own is a name', () => {
  expect(capitalsIn('- Planned the new Lanterns feature for the boats of nine harbors and their crews')).toEqual([]);
  expect(capitalsIn('- Counted the Thymine (T) and Adenine (A) in the salt of nine bays of the coast')).toEqual([]);
});

test('courses with their number and programs that are named keep their capitals', () => {
  for (const line of [
    '- Taught the lesson Maritime Lighting (PSYCH413) to nine of them in one year',
    '- First of nine in LAMPS 702: Trade Winds in Lighting examined the tides of a yard',
    '- Taught Introduction to Lamps and Introduction to Lighting courses in nine towns',
    '- Read papers of the Harbor Center for the Tides junior lesson in one year',
    '- Painted with Harbor Paint In (Elm Street Fair) for nine days of one year',
    '- Built the lamps of Women in Lighting program in nine towns of one year',
  ])
    expect(capitalsIn(line)).toEqual([]);
});

test('the names of a study, of a group, of a paper and of a point of view keep theirs', () => {
  expect(capitalsIn('- Read for a degree in boats of the yard with a concentration in Digital')).toEqual([]);
  expect(capitalsIn('- Kept the books of nine boats for MARLOW Labs of the old yard')).toEqual([]);
  expect(capitalsIn('- Wrote the Project Paper: Growing Lamps into Sails in slow pale Collisions at sea')).toEqual([]);
  expect(capitalsIn('- Played the lamp at nine shows of the Harbor Crew’s Walk of Lamps concert')).toEqual([]);
  expect(capitalsIn('- Kept the books of nine boats with a lamp in Digital form')).toEqual(['Digital']);
});

test('an item beside names that no dictionary has is one of them', () => {
  expect(capitalsIn('- Kept the servers of nine boats on Orvino, Thickeb, and Decision making in large teams')).toEqual(
    [],
  );
  expect(capitalsIn('- Kept the servers of nine boats on sails, masts, and Decision making in large teams')).toEqual([
    'Decision',
  ]);
});

test('the first word of a firm whose name is written small keeps its capital, and the others lack theirs', () => {
  expect(capitalsIn('- Sold lamps for the shops of Idea cable service pvt ltd, and nine more in the town')).toEqual([
    'cable service',
  ]);
});

test('all of a firm’s name, of a college’s field and of a part of a town has capitals', () => {
  expect(capitalsIn('- Sold the lamps of Vale power projects Ltd in one year')).toEqual(['power projects']);
  expect(capitalsIn('- Read of lamps at Orvin College of engineering in one year')).toEqual(['engineering']);
  expect(capitalsIn('- Lit the lamps of Orvin nagar in one year')).toEqual(['nagar']);
  expect(capitalsIn('- Lit lamps of Orvin including but not limited to oil lamps')).toEqual([]);
  expect(capitalsIn('- Sold lamps to Orvin as a limited edition, lit the college of engineering')).toEqual([]);
});
