/** A notice of what a program does not promise; it is printed too. */
export function Disclaimer({ title, text }: { title: string; text: string }) {
  return (
    <section className="wrap py-10 print:py-4" aria-label={title}>
      <div className="notice max-w-[31em]">
        <h2 className="text-xl mb-1">{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}
