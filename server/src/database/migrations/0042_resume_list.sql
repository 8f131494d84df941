-- A list shows whose report it is, its grades and its score and nothing else of it, so they stand beside it.
alter table review add summary json;
update review set summary = json_build_object(
  'finalGrade', grading -> 'finalGrade',
  'score', grading -> 'scores' -> 'Cumulative',
  'person', coalesce(grading -> 'profile' ->> 'name', '')
) where grading is not null;

-- File names in the order of people: any case, and the numbers in them as numbers (each written with twelve digits).
alter table resume add name_key text collate "C" generated always as (
  regexp_replace(regexp_replace(lower(file_name), '(\d+)', '00000000000\1', 'g'), '\d*(\d{12})', '\1', 'g')
) stored;
create index resume_by_name on resume (owner_id, name_key, id);
