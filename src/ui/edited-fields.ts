type Field = HTMLInputElement | HTMLTextAreaElement

// Text in a search box is no loss, and a choice can be repeated with one click (or is already saved).
const fields = `textarea, input:not(${['search', 'checkbox', 'radio', 'range', 'file', 'button', 'submit']
  .map((type) => `[type=${type}]`)
  .join(',')})`

/**
 * Detects whether a person typed into fields below an element, whatever form library drives them. Values are
 * recorded right before a person can change them; what a program fills in earlier isn't an edit.
 */
export class EditedFields {
  #before = new WeakMap<Field, string>()

  /** Records fields that are new since the last call. Call it before an interaction takes effect. */
  note(root: HTMLElement): void {
    for (const field of root.querySelectorAll<Field>(fields)) {
      if (!this.#before.has(field)) this.#before.set(field, field.value)
    }
  }

  /** Whether any field differs from its original value; restoring the old text makes it unedited again. */
  hasEdits(root: HTMLElement): boolean {
    return [...root.querySelectorAll<Field>(fields)].some((field) => {
      const before = this.#before.get(field)
      return before !== undefined && before !== field.value
    })
  }
}
