type Field = HTMLInputElement | HTMLTextAreaElement

// What was typed into a search box is no loss, and a choice is made again with one press (or saved already).
const fields = `textarea, input:not(${['search', 'checkbox', 'radio', 'range', 'file', 'button', 'submit']
  .map((type) => `[type=${type}]`)
  .join(',')})`

/**
 * Knows whether a person typed into the fields below an element, whatever form library drives them.
 * Values are noted the moment before a person can change them; what a program fills in earlier is not an edit.
 */
export class EditedFields {
  #before = new WeakMap<Field, string>()

  /** Notes the fields that are new since the last time. Call it before an interaction takes effect. */
  note(root: HTMLElement): void {
    for (const field of root.querySelectorAll<Field>(fields)) {
      if (!this.#before.has(field)) this.#before.set(field, field.value)
    }
  }

  /** Whether any field differs from what it was; restoring the old text by hand makes it unedited again. */
  hasEdits(root: HTMLElement): boolean {
    return [...root.querySelectorAll<Field>(fields)].some((field) => {
      const before = this.#before.get(field)
      return before !== undefined && before !== field.value
    })
  }
}
