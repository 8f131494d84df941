type Props = { label: string; text: string /** From 0 to 1. */; share: number };

export function BatchBar({ label, text, share }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4 text-14">
        <p className="font-medium">{label}</p>
        <p className="figures text-soft">{text}</p>
      </div>
      <progress value={Math.min(1, share)} max={1} aria-label={label} className="pen-progress" />
    </div>
  );
}
