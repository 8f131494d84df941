export function SectionHead({ id, title, lead }: { id: string; title: string; lead?: string }) {
  return (
    <div className="flex max-w-measure flex-col gap-4">
      <h2 id={id} className="text-36 tablet:text-48">
        {title}
      </h2>
      {lead && <p className="text-18 text-soft">{lead}</p>}
    </div>
  );
}
