/** `search` is empty when there is nothing to search in yet. */
export function NoReports({ search }: { search: string }) {
  return (
    <div role="status" className="flex flex-1 flex-col items-center justify-center gap-6 py-8 text-center">
      <svg viewBox="0 0 120 150" aria-hidden="true" className="w-20">
        <path d="M6 6h82l26 26v112H6z" className="fill-page stroke-page-line" strokeWidth="2" />
        <path d="M88 6v26h26" fill="none" className="stroke-page-line" strokeWidth="2" />
        <path d="M28 60h52M28 76h64M28 92h40" className="stroke-page-line" strokeWidth="4" strokeLinecap="round" />
        <path
          d="M26 118c16-6 34 5 62-3"
          fill="none"
          className="stroke-mark-red"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      <div className="flex max-w-measure flex-col gap-2">
        <p className="font-serif text-22 font-semibold">No resume found</p>
        <p className="text-soft">
          {search
            ? `No file name contains “${search}”.`
            : 'Upload one above. Its report stays here until you delete it.'}
        </p>
      </div>
    </div>
  );
}
