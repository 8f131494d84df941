import type { Rating } from '@redmark/contract';
import { CircleAlert, Star } from 'lucide-react';
import { useId } from 'react';

type Props = { rating: Rating | undefined; error: string | undefined; onRate: (rating: Rating) => void };

const stars: Rating[] = ['1', '2', '3', '4', '5'];
const words: Record<Rating, string> = {
  '1': 'Not at all',
  '2': 'Hardly',
  '3': 'Partly',
  '4': 'Mostly',
  '5': 'Very',
};

/** Five radio buttons that look like stars: arrow keys, focus and names come from the browser. */
export function StarRating({ rating, error, onRate }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="flex flex-col gap-1">
      <legend className="sr-only">Stars</legend>
      <div className="-mx-2 flex items-center">
        {stars.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-guide"
          >
            <input
              type="radio"
              name="rating"
              value={star}
              checked={rating === star}
              onChange={() => onRate(star)}
              aria-label={`${star} ${star === '1' ? 'star' : 'stars'}: ${words[star].toLowerCase()}`}
              className="sr-only"
            />
            <Star
              aria-hidden="true"
              strokeWidth={1.5}
              className={`size-8 ${rating && star <= rating ? 'fill-pen text-pen' : 'text-edge'}`}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-3 text-14 text-soft">
          {rating && words[rating]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-2 text-14 text-pen">
          <CircleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
