resource "aws_sesv2_email_identity" "main" {
  email_identity = var.domain

  dkim_signing_attributes {
    next_signing_key_length = "RSA_2048_BIT"
  }
}

resource "aws_sesv2_email_identity_mail_from_attributes" "main" {
  email_identity   = aws_sesv2_email_identity.main.email_identity
  mail_from_domain = "bounce.${var.domain}"
}

resource "aws_route53_record" "dkim" {
  count   = 3
  zone_id = var.zone_id
  name    = "${aws_sesv2_email_identity.main.dkim_signing_attributes[0].tokens[count.index]}._domainkey.${var.domain}"
  type    = "CNAME"
  ttl     = 600
  records = ["${aws_sesv2_email_identity.main.dkim_signing_attributes[0].tokens[count.index]}.dkim.amazonses.com"]
}

resource "aws_route53_record" "bounce_mx" {
  zone_id = var.zone_id
  name    = "bounce.${var.domain}"
  type    = "MX"
  ttl     = 600
  records = ["10 feedback-smtp.${data.aws_region.here.region}.amazonses.com"]
}

resource "aws_route53_record" "bounce_spf" {
  zone_id = var.zone_id
  name    = "bounce.${var.domain}"
  type    = "TXT"
  ttl     = 600
  records = ["v=spf1 include:amazonses.com -all"]
}

resource "aws_route53_record" "dmarc" {
  zone_id = var.zone_id
  name    = "_dmarc.${var.domain}"
  type    = "TXT"
  ttl     = 600
  records = ["v=DMARC1; p=quarantine"]
}

# SES speaks SMTP with a key of a user, and with nothing else: the one key here that is not lent.
resource "aws_iam_user" "mail" {
  name = "${var.name}-mail"
}

data "aws_iam_policy_document" "mail" {
  statement {
    actions   = ["ses:SendRawEmail"]
    resources = [aws_sesv2_email_identity.main.arn]
  }
}

resource "aws_iam_user_policy" "mail" {
  user   = aws_iam_user.mail.name
  policy = data.aws_iam_policy_document.mail.json
}

resource "aws_iam_access_key" "mail" {
  user = aws_iam_user.mail.name
}
