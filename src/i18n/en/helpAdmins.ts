export default {
  'answer-inbox': {
    title: 'Answer messages and feedback',
    words: 'inbox contact administrator reply assign archive',
    body: `**Inbox** holds what people write through the contact page and as feedback. Take a message over so that colleagues know, answer it, or file it away.

Contact messages are answered by mail, in the language the person wrote in; feedback is answered in the product. A year after the answer it is deleted.`,
  },
  'change-legal-texts': {
    title: 'Publish new terms or a new privacy policy',
    words: 'legal version consent operator draft',
    body: `**Legal texts** begins a draft from the current version, in both languages. Look at the preview, say what is new, and decide whether people must agree again. What is published never changes.

If it needs consent, everybody reads what is new at the next page and accepts, or takes the data along and leaves. Fill in who runs the platform on the same page.`,
  },
}
